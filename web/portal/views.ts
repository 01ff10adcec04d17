import {
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  HandHeart,
  House,
  Images,
  type LucideIcon,
  Mail,
  Megaphone,
  NotebookPen,
  ReceiptText,
  Shirt,
  Sprout,
  Sun,
  UserRound,
  Video,
} from 'lucide-react'
import { paths } from '#web/app/paths.ts'

export interface ViewProps {
  viewer: { firstName: string; lastName: string }
  /** The address's search part, in which a view stores what was chosen. */
  search: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** The groups of the navigation, in its order. */
export const groups = ['Every day', 'Growing up', 'Taking part', 'Payments and orders', 'Your family'] as const

interface ViewEntry {
  id: string
  label: string
  /** For the bottom bar, where the label is too long for it. */
  shortLabel?: string
  /** Group of the navigation; what concerns every day unless said otherwise. */
  group?: (typeof groups)[number]
  /** Title of the page, where the label alone says too little. */
  title?: string
  icon: LucideIcon
  /** Source file of its screen, from this folder on. */
  file: string
}

/** What the portal shows, in the order of its navigation. */
const entries = [
  {
    id: 'dashboard',
    label: 'Today',
    title: 'Parent Dashboard',
    icon: House,
    file: 'dashboard/Dashboard.screen.tsx',
  },
  {
    id: 'day',
    label: 'Days',
    icon: Sun,
    file: 'day/DaysView.screen.tsx',
  },
  {
    id: 'moments',
    label: 'Moments',
    icon: Images,
    file: 'moments/MomentsView.screen.tsx',
  },
  {
    id: 'attendance',
    label: 'Attendance',
    icon: CalendarCheck,
    file: 'attendance/AttendanceView.screen.tsx',
  },
  {
    id: 'activities',
    label: 'Activities',
    group: 'Taking part',
    icon: CalendarHeart,
    file: 'activities/ActivitiesView.screen.tsx',
  },
  {
    id: 'timetable',
    label: 'Timetable',
    icon: CalendarClock,
    file: 'timetable/TimetableView.screen.tsx',
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: Mail,
    file: 'messages/MessagesView.screen.tsx',
  },
  {
    id: 'notices',
    label: 'Notices',
    icon: Megaphone,
    file: 'notices/NoticesView.screen.tsx',
  },
  {
    id: 'report-cards',
    label: 'Reports',
    group: 'Growing up',
    icon: NotebookPen,
    file: 'reports/ReportsView.screen.tsx',
  },
  {
    id: 'progress',
    label: 'Learning progress',
    shortLabel: 'Progress',
    group: 'Growing up',
    icon: Sprout,
    file: 'progress/ProgressView.screen.tsx',
  },
  {
    id: 'sessions',
    label: 'Online sessions',
    shortLabel: 'Sessions',
    group: 'Growing up',
    icon: Video,
    file: 'sessions/SessionsView.screen.tsx',
  },
  {
    id: 'billing',
    label: 'Bills and payments',
    shortLabel: 'Bills',
    group: 'Payments and orders',
    icon: ReceiptText,
    file: 'billing/BillingView.screen.tsx',
  },
  {
    id: 'uniforms',
    label: 'Uniforms',
    group: 'Payments and orders',
    icon: Shirt,
    file: 'uniforms/UniformsView.screen.tsx',
  },
  {
    id: 'volunteering',
    label: 'Volunteering',
    shortLabel: 'Volunteer',
    group: 'Taking part',
    icon: HandHeart,
    file: 'volunteering/VolunteeringView.screen.tsx',
  },
  {
    id: 'profile',
    label: 'Profile',
    group: 'Your family',
    icon: UserRound,
    file: 'profile/ProfileView.screen.tsx',
  },
] as const satisfies readonly ViewEntry[]

export type ViewId = (typeof entries)[number]['id']

export interface View extends ViewEntry {
  id: ViewId
}

export const views: readonly View[] = entries

/** The address of a view, so that reload, back and sharing work. */
export const viewPath = (id: ViewId) => (id === 'dashboard' ? paths.parentDashboard : `/parent/${id}`)

/** An address that says nothing but the view and a chosen child, without the child: what is read is the same. */
export const withoutChild = (address: string) => address.replace(/\?child=\w+$/, '')

/** The view of an address; undefined where no view has it. */
export const viewOf = (pathname: string): View | undefined => views.find(({ id }) => viewPath(id) === pathname)

/** Address of a conversation with the centre, or of all of them. */
export const messagePath = (id: number | null) =>
  id === null ? viewPath('messages') : `${viewPath('messages')}?conversation=${id}`

/** Address at which a message to the centre is begun, about one of one's own children or in general. */
export const writePath = (childId: number | null) => `${viewPath('messages')}?write=${childId ?? 'general'}`

/** Whom the message is about that an address begins; null where it begins none. */
export const writingIn = (search: string): string | null => new URLSearchParams(search).get('write')

/** The conversation that an address asks for. */
export function conversationIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('conversation'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Address of the catalogue, or of the orders; a chosen child stays chosen. */
export function uniformsPath(tab: 'catalogue' | 'orders', search: string): string {
  const parameters = new URLSearchParams(search)
  if (tab === 'orders') parameters.set('tab', 'orders')
  else parameters.delete('tab')
  return parameters.size > 0 ? `${viewPath('uniforms')}?${parameters}` : viewPath('uniforms')
}
