import { CalendarCheck, House, type LucideIcon, Megaphone } from 'lucide-react'
import { paths } from '#web/app/paths.ts'

export type ViewId = 'today' | 'attendance' | 'notices'

interface View {
  id: ViewId
  label: string
  icon: LucideIcon
}

/** What the portal shows, in the order of its navigation. Another view is one line here and its page in `PortalView`. */
export const views: readonly View[] = [
  { id: 'today', label: 'Today', icon: House },
  { id: 'attendance', label: 'Attendance', icon: CalendarCheck },
  { id: 'notices', label: 'Notices', icon: Megaphone },
]

/** The view stands in the address, so that reload, back and sharing work. */
export const viewPath = (id: ViewId) => (id === 'today' ? paths.parentDashboard : `${paths.parentDashboard}?view=${id}`)

export const viewOf = (search: string): ViewId => {
  const asked = new URLSearchParams(search).get('view')
  return views.find(({ id }) => id === asked)?.id ?? 'today'
}
