import { useSearchParams } from 'react-router'
import { PrefetchProvider } from '#web/app/prefetchOnIntent.ts'
import { paths } from '#web/app/paths.ts'
import { type Screen, screensOf } from '#web/app/screens.tsx'
import { useHydrated } from '#web/app/useHydrated.ts'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { SectionBoundary } from './shell/SectionBoundary.tsx'
import { allSections, sectionOf, sections } from './sections.ts'
import { AdminShell } from './shell/AdminShell.tsx'
import { useNotifications } from './shell/useNotifications.ts'
import type { ShellViewer } from './shell/UserPanel.tsx'

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={4} />

const screens = import.meta.glob<Screen>('./*/*.screen.tsx', { import: 'screen' })

const { pageOf, usePrefetch } = screensOf(allSections, screens, waitingFor)

/** The section that a link opens as it is first seen; undefined where the link says more. */
const plainSection = (to: string) => allSections.find(({ id }) => paths.adminSection(id) === to)?.id

export interface AdminDashboardProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The admin area: one page whose section stands in the address. */
export function AdminDashboard({ viewer, centre, onSignOut }: AdminDashboardProps) {
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  const Page = pageOf(current.id)
  const { items, unread, applications, messages, read } = useNotifications()
  const hydrated = useHydrated()
  return (
    <PrefetchProvider value={usePrefetch(plainSection)}>
      <AdminShell
        viewer={viewer}
        centre={centre}
        sections={sections}
        current={current}
        badges={{
          applications: { count: applications, what: 'new' },
          messages: { count: messages, what: 'unread' },
        }}
        notifications={{ items, unread, onRead: read }}
        settingsPath={paths.adminSection('settings')}
        onSignOut={onSignOut}
      >
        <SectionBoundary key={current.id}>{hydrated && Page ? <Page /> : waitingFor(current.label)}</SectionBoundary>
      </AdminShell>
    </PrefetchProvider>
  )
}
