/** Every address that more than one area links to. */
export const paths = {
  home: '/',
  contact: '/contact',
  enroll: '/enroll',
  privacy: '/privacy',
  parentLogin: '/parent-login',
  adminLogin: '/admin-login',
  forgotPassword: '/forgot-password',
  account: '/account',
  parentDashboard: '/parent/dashboard',
  adminDashboard: '/admin/dashboard',
  adminSection: (section: string) => `/admin/dashboard?section=${section}`,
} as const

/** The sign-in page that comes back to where someone was heading. Only paths of this site are taken. */
export const signInPath = (login: '/parent-login' | '/admin-login', next: string) =>
  next === paths.home ? login : `${login}?next=${encodeURIComponent(next)}`

/** Where to go after sign-in: the address asked for before, if it is one of this site, or the given one. */
export const nextPath = (search: string, otherwise: string) => {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])/.test(next) ? next : otherwise
}
