import { nextPath, paths } from '#web/app/paths.ts'

/** Mails of the centre lead to these. */
const names = new Map<string, string>([
  [paths.parentDashboard, 'your Parent Dashboard'],
  ['/parent/attendance', 'the attendance'],
  ['/parent/activities', 'the activities'],
  ['/parent/day', "your child's days"],
  ['/parent/moments', "your child's moments"],
  ['/parent/timetable', 'the timetable'],
  ['/parent/messages', 'your messages'],
  ['/parent/notices', 'the notices'],
  ['/parent/report-cards', 'the reports'],
  ['/parent/progress', 'the learning progress'],
  ['/parent/sessions', 'the online sessions'],
  ['/parent/billing', 'your bills'],
  ['/parent/uniforms', 'the uniforms'],
  ['/parent/volunteering', 'the volunteer requests'],
  ['/parent/profile', 'your profile'],
  [paths.account, 'your account'],
  [paths.adminDashboard, 'the Admin Dashboard'],
  [paths.staff, 'the staff area'],
])

const readable = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

interface Heading {
  /** In words, or the address as people would write it. */
  name: string
  /** Whether there is such a page, behind the sign-in. */
  exists: boolean
}

/** Where someone was heading before the sign-in came in between; nothing when they came on their own. */
export function destinationOf(search: string): Heading | null {
  const next = nextPath(search, '')
  if (!next) return null
  const [pathname = ''] = next.split(/[?#]/)
  const name = names.get(pathname)
  return name ? { name, exists: true } : { name: readable(pathname), exists: false }
}
