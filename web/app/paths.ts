/** Every address that more than one area links to. */
export const paths = {
  home: '/',
  contact: '/contact',
  enroll: '/enroll',
  privacy: '/privacy',
  parentLogin: '/parent-login',
  adminLogin: '/admin-login',
  setUp: '/set-up',
  forgotPassword: '/forgot-password',
  account: '/account',
  parentDashboard: '/parent/dashboard',
  adminDashboard: '/admin/dashboard',
  adminSection: (section: string) => `/admin/dashboard?section=${section}`,
  staff: '/staff',
  room: '/room',
} as const

/** Where staff are after they have signed in: administrators in their area, everybody else in that of staff. */
export const officeOf = (role: string) => (role === 'admin' ? paths.adminDashboard : paths.staff)

/** Where the register of a class is kept, in the area of this address. */
export const registerPath = (pathname: string, classId: number) =>
  `${pathname === paths.staff ? `${paths.staff}?` : `${paths.adminSection('attendance')}&`}class=${classId}`

/** Where the site and the sign-in of parents lead: staff who are no administrators see their own children there. */
export const dashboardOf = (role: string) => (role === 'admin' ? paths.adminDashboard : paths.parentDashboard)

/** The area that somebody works in, or follows the children in. */
export const areaOf = (role: string) => (role === 'parent' ? paths.parentDashboard : officeOf(role))

/** Where staff choose a password of their own before anything else, and go on from to where they were heading. */
export const firstPasswordPath = (next: string) => `${paths.account}?next=${encodeURIComponent(next)}`

/** The sign-in page that comes back to where someone was heading. Only paths of this site are taken. */
export const signInPath = (login: '/parent-login' | '/admin-login', next: string) =>
  next === paths.home ? login : `${login}?next=${encodeURIComponent(next)}`

/** A placeholder for this site: an address of another one resolves to another origin. */
const origin = 'https://this-site.invalid'

/** The path of an address as a browser understands it, or null where it leads to another site or is none. */
function pathOfThisSite(address: string): string | null {
  // browsers drop line breaks and tabs, and take a backslash for a slash
  if (!/^\/[^\p{Cc}\\]*$/u.test(address)) return null
  try {
    const { origin: target, pathname, search, hash } = new URL(address, origin)
    return target === origin && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}

/** Where to go after sign-in: the address requested before, if it is one of this site, or the given one. */
export const nextPath = (search: string, otherwise: string) =>
  pathOfThisSite(new URLSearchParams(search).get('next') ?? '') ?? otherwise
