import {
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  HandHeart,
  House,
  type LucideIcon,
  Mail,
  Megaphone,
  NotebookPen,
  ReceiptText,
  Shirt,
  Sprout,
  UserRound,
  Video,
} from 'lucide-react'
import type { Screen } from '#web/app/screens.tsx'
import { type ViewId, viewIds, viewPath, type ViewProps } from './viewIds.ts'

/** The groups of the navigation, in its order. */
export const groups = ['Every day', 'Growing up', 'Taking part', 'Payments and orders', 'Your family'] as const

export interface View {
  id: ViewId
  label: string
  /** For the bar at the thumb, where the label is too long for it. */
  shortLabel?: string
  /** Where it stands in the navigation; with what concerns every day unless said otherwise. */
  group?: (typeof groups)[number]
  /** Title of the page, where the label alone says too little. */
  title?: string
  icon: LucideIcon
  /** Loads the view's own code, with what it reads first. */
  load: () => Promise<Screen<ViewProps>>
}

const all: Record<ViewId, Omit<View, 'id'>> = {
  dashboard: {
    label: 'Today',
    title: 'Parent Dashboard',
    icon: House,
    load: async () => (await import('./dashboard/Dashboard.screen.tsx')).screen,
  },
  attendance: {
    label: 'Attendance',
    icon: CalendarCheck,
    load: async () => (await import('./attendance/AttendanceView.screen.tsx')).screen,
  },
  activities: {
    label: 'Activities',
    group: 'Taking part',
    icon: CalendarHeart,
    load: async () => (await import('./activities/ActivitiesView.screen.tsx')).screen,
  },
  timetable: {
    label: 'Timetable',
    icon: CalendarClock,
    load: async () => (await import('./timetable/TimetableView.screen.tsx')).screen,
  },
  messages: {
    label: 'Messages',
    icon: Mail,
    load: async () => (await import('./messages/MessagesView.screen.tsx')).screen,
  },
  notices: {
    label: 'Notices',
    icon: Megaphone,
    load: async () => (await import('./notices/NoticesView.screen.tsx')).screen,
  },
  'report-cards': {
    label: 'Reports',
    group: 'Growing up',
    icon: NotebookPen,
    load: async () => (await import('./reports/ReportsView.screen.tsx')).screen,
  },
  progress: {
    label: 'Learning progress',
    shortLabel: 'Progress',
    group: 'Growing up',
    icon: Sprout,
    load: async () => (await import('./progress/ProgressView.screen.tsx')).screen,
  },
  sessions: {
    label: 'Online sessions',
    shortLabel: 'Sessions',
    group: 'Growing up',
    icon: Video,
    load: async () => (await import('./sessions/SessionsView.screen.tsx')).screen,
  },
  billing: {
    label: 'Bills & payments',
    shortLabel: 'Bills',
    group: 'Payments and orders',
    icon: ReceiptText,
    load: async () => (await import('./billing/BillingView.screen.tsx')).screen,
  },
  uniforms: {
    label: 'Uniforms',
    group: 'Payments and orders',
    icon: Shirt,
    load: async () => (await import('./uniforms/UniformsView.screen.tsx')).screen,
  },
  volunteering: {
    label: 'Volunteering',
    shortLabel: 'Volunteer',
    group: 'Taking part',
    icon: HandHeart,
    load: async () => (await import('./volunteering/VolunteeringView.screen.tsx')).screen,
  },
  profile: {
    label: 'Profile',
    group: 'Your family',
    icon: UserRound,
    load: async () => (await import('./profile/ProfileView.screen.tsx')).screen,
  },
}

/** What the portal shows. Another view is its name in `viewIds` and an entry here. */
export const views: readonly View[] = viewIds.map((id) => ({ id, ...all[id] }))

/** The view of an address; undefined where no view has it. */
export const viewOf = (pathname: string): View | undefined => views.find(({ id }) => viewPath(id) === pathname)
