import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { staffScreens } from './screens.ts'
import { useFrame } from '#web/app/session.ts'
import { InboxDocument } from './messages/messages.generated.ts'
import { sectionArea } from './shell/sectionArea.tsx'
import type { ShellViewer } from './shell/SideMenu.tsx'
import { MyDutiesDocument } from './staffArea/myRoom/myRoom.generated.ts'
import { staffSectionOf, staffSections } from './staffSections.ts'

const sectionPath = (id: string) => `${paths.staff}?section=${id}`

const { SectionArea, preload } = sectionArea(staffSections, staffScreens, sectionPath)

export const preloadStaffSection = (section: string | null) => preload(staffSectionOf(section).id)

/** How often it is asked whether parents have written, in milliseconds. */
const pollEvery = 15_000

/** What an administrator or a teacher sees beside what is for everybody. Whether somebody teaches is not known at once. */
function useTeaching() {
  const { viewer } = useFrame()
  const { data } = useScreenQuery(MyDutiesDocument)
  const teaches = viewer?.role === 'admin' || (data?.myDuties.some(({ kind }) => kind === 'teacher') ?? null)
  const { data: news } = useScreenQuery(
    InboxDocument,
    {},
    { skip: !teaches, pollInterval: pollEvery, skipPollAttempt: () => document.hidden },
  )
  return { teaches: teaches ?? true, unread: news?.inbox.unread ?? 0 }
}

interface StaffAreaProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The area of teachers: the sections of administrators that are part of their work, each narrowed by the server to their own classes. */
export function StaffArea({ viewer, centre, onSignOut }: StaffAreaProps) {
  const [search] = useSearchParams()
  const { teaches, unread } = useTeaching()
  return (
    <SectionArea
      viewer={viewer}
      centre={centre}
      sections={staffSections.filter(({ forTeachers }) => teaches || !forTeachers)}
      current={staffSectionOf(search.get('section'))}
      badges={{ messages: { count: unread, what: 'unread' } }}
      home={paths.staff}
      pathOf={sectionPath}
      onSignOut={onSignOut}
    />
  )
}
