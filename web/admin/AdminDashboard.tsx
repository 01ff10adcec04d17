import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { skipRefetch } from '#web/app/freshness.ts'
import { paths } from '#web/app/paths.ts'
import { screens } from './screens.ts'
import { allSections, sectionOf, sections } from './sections.ts'
import { sectionArea } from './shell/sectionArea.tsx'
import {
  BadgesDocument,
  MenuShortcutsDocument,
  NotificationsDocument,
  type NotificationsQuery,
  ReadNotificationsDocument,
} from './shell/shell.generated.ts'
import type { ShellViewer } from './shell/SideMenu.tsx'

/** How often it is asked whether something new came up, in milliseconds. */
const pollEvery = 15_000

type Item = NotificationsQuery['notifications'][number]

/** Whether an address shows what a link leads to: it has all that the link names, and perhaps more. */
function isShownAt(link: string, address: { pathname: string; search: string }): boolean {
  const [pathname, search = ''] = link.split('?')
  const [wanted, present] = [new URLSearchParams(search), new URLSearchParams(address.search)]
  return pathname === address.pathname && [...wanted].every(([name, value]) => present.get(name) === value)
}

/** What is open needs no attention any more, whichever way it was opened. A whole section is no answer to one entry. */
function useReadWhatIsShown(items: readonly Item[], read: (ids: number[]) => void) {
  const location = useLocation()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const shown = items.filter(({ isRead, link }) => !isRead && link.includes('&') && isShownAt(link, location))
    if (shown.length > 0) latest.current(shown.map(({ id }) => id))
  }, [items, location])
}

const none: readonly never[] = []

/** What needs attention and what waits in each section, kept up to date. */
function useNotifications() {
  const { data: badges, refetch: refetchBadges } = useScreenQuery(
    BadgesDocument,
    {},
    { pollInterval: pollEvery, skipPollAttempt: () => document.hidden },
  )
  const { data, lastData, refetch } = useScreenQuery(NotificationsDocument)
  const items = lastData?.notifications ?? none
  const [send, { client }] = useMutation(ReadNotificationsDocument)

  const newest = badges?.waiting.newestNotification
  const known = items[0]?.id ?? 0
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded && newest !== undefined && newest > known) void refetch().catch(() => undefined)
  }, [loaded, newest, known, refetch])

  async function read(ids: number[] | null) {
    for (const item of items) {
      if (ids && !ids.includes(item.id)) continue
      const id = client.cache.identify({ __typename: 'Notification', id: item.id })
      if (id) client.cache.modify({ id, fields: { isRead: () => true } })
    }
    await send({ variables: { ids }, context: skipRefetch })
    await refetchBadges()
  }
  useReadWhatIsShown(items, (ids) => void read(ids).catch(() => undefined))

  return {
    items,
    unread: badges?.waiting.notifications ?? 0,
    applications: badges?.waiting.applications ?? 0,
    messages: badges?.inbox.unread ?? 0,
    read: (ids: number[] | null) => void read(ids).catch(() => undefined),
  }
}

const { SectionArea, preload } = sectionArea(allSections, screens, paths.adminSection)

export const preloadSection = (section: string | null) => preload(sectionOf(section).id)

interface AdminDashboardProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The admin area: one page, whose section is a search param. */
export function AdminDashboard({ viewer, centre, onSignOut }: AdminDashboardProps) {
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  const { items, unread, applications, messages, read } = useNotifications()
  const { lastData: menu } = useScreenQuery(MenuShortcutsDocument)
  return (
    <SectionArea
      viewer={viewer}
      centre={centre}
      sections={sections}
      current={current}
      badges={{
        applications: { count: applications, what: 'new' },
        messages: { count: messages, what: 'unread' },
      }}
      shortcuts={menu?.menuShortcuts ?? none}
      notifications={{ items, unread, onRead: read }}
      settingsPath={paths.adminSection('settings')}
      onSignOut={onSignOut}
    />
  )
}
