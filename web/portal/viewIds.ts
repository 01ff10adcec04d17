import { paths } from '#web/app/paths.ts'

export interface ViewProps {
  viewer: { firstName: string; lastName: string }
  /** The address's search part, in which a view keeps what was chosen. */
  search: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** The views of the portal in the order of its navigation. */
export const viewIds = [
  'dashboard',
  'attendance',
  'activities',
  'timetable',
  'messages',
  'notices',
  'report-cards',
  'progress',
  'sessions',
  'billing',
  'uniforms',
  'volunteering',
  'profile',
] as const

export type ViewId = (typeof viewIds)[number]

/** The address of a view, so that reload, back and sharing work. */
export const viewPath = (id: ViewId) => (id === 'dashboard' ? paths.parentDashboard : `/parent/${id}`)
