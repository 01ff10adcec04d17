import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'
import { allSections, type Section, sectionOf, sections } from './sections.ts'
import { AdminShell, type ShellViewer } from './shell/AdminShell.tsx'
import { useNotifications } from './shell/useNotifications.ts'

/** Each section's page, loaded when it is first shown or about to be. */
const pages = new Map<string, ComponentType>(
  allSections.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))]),
)

/** The code is on its way before the click; a failure shows when the section is really opened. */
const approach = ({ load }: Section) => void load().catch(() => undefined)

export interface AdminDashboardProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The admin area: one page whose section stands in the address. */
export function AdminDashboard({ viewer, centre, onSignOut }: AdminDashboardProps) {
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  const Page = pages.get(current.id)
  const { items, unread, applications, messages, read } = useNotifications()
  const hydrated = useHydrated()
  const waiting = <SkeletonList label={`Loading ${current.label.toLowerCase()}`} count={4} />
  return (
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
      onApproach={approach}
    >
      <SectionBoundary key={current.id}>
        <Suspense fallback={waiting}>{hydrated && Page ? <Page /> : waiting}</Suspense>
      </SectionBoundary>
    </AdminShell>
  )
}
