import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { PrefetchProvider } from '#web/app/prefetchOnIntent.ts'
import { type Screen, screensOf } from '#web/app/screens.tsx'
import { useFrame } from '#web/app/session.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { ScreenBoundary } from '#web/shared/status/ScreenBoundary.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { AdminShell } from './shell/AdminShell.tsx'
import type { ShellViewer } from './shell/SideMenu.tsx'
import { MyDutiesDocument } from './staffArea/myRoom/myRoom.generated.ts'
import { staffSectionOf, staffSections } from './staffSections.ts'

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={4} />

const screens = import.meta.glob<Screen>(['./staffArea/*/*.screen.tsx', './learningProgress/*.screen.tsx'], {
  import: 'screen',
})

const { pageOf, usePrefetch } = screensOf(staffSections, screens, waitingFor)

const sectionPath = (id: string) => `${paths.staff}?section=${id}`
const plainSection = (to: string) => staffSections.find(({ id }) => sectionPath(id) === to)?.id

/** Whether somebody teaches a class today; until that is known they do. */
function useTeaches() {
  const { viewer } = useFrame()
  const { data } = useQuery(MyDutiesDocument)
  return viewer?.role === 'admin' || (data?.myDuties.some(({ kind }) => kind === 'teacher') ?? true)
}

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
  const teaches = useTeaches()
  return (
    <PrefetchProvider value={usePrefetch(plainSection)}>
      <AdminShell
        viewer={viewer}
        centre={centre}
        sections={staffSections.filter(({ forTeachers }) => teaches || !forTeachers)}
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
