import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { PrefetchProvider } from '#web/app/prefetchOnIntent.ts'
import { type Screen, screensOf } from '#web/app/screens.tsx'
import { useHydrated } from '#web/app/useHydrated.ts'
import { ScreenBoundary } from '#web/shared/status/ScreenBoundary.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { AdminShell } from './shell/AdminShell.tsx'
import type { ShellViewer } from './shell/SideMenu.tsx'
import { staffSectionOf, staffSections } from './staffSections.ts'

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={4} />

const screens = import.meta.glob<Screen>(['./staffArea/*/*.screen.tsx', './learningProgress/*.screen.tsx'], {
  import: 'screen',
})

const { pageOf, usePrefetch } = screensOf(staffSections, screens, waitingFor)

const sectionPath = (id: string) => `${paths.staff}?section=${id}`
const plainSection = (to: string) => staffSections.find(({ id }) => sectionPath(id) === to)?.id

interface StaffAreaProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The area of teachers: the sections of administrators that are part of their work, each narrowed by the server to their own classes. */
export function StaffArea({ viewer, centre, onSignOut }: StaffAreaProps) {
  const [search] = useSearchParams()
  const current = staffSectionOf(search.get('section'))
  const Page = pageOf(current.id)
  const hydrated = useHydrated()
  return (
    <PrefetchProvider value={usePrefetch(plainSection)}>
      <AdminShell
        viewer={viewer}
        centre={centre}
        sections={staffSections}
        current={current}
        home={paths.staff}
        pathOf={sectionPath}
        onSignOut={onSignOut}
      >
        <ScreenBoundary key={current.id} what="section">
          {hydrated && Page ? <Page /> : waitingFor(current.label)}
        </ScreenBoundary>
      </AdminShell>
    </PrefetchProvider>
  )
}
