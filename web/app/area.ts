export type Area = 'site' | 'portal' | 'admin'

/** Which of the three areas an address belongs to, those of staff and of a room's tablet looking as the admin area does; each has its own sizes, and the public site is always light. */
export const areaOf = (pathname: string): Area => {
  if (pathname.startsWith('/admin/') || pathname === '/staff' || pathname === '/room') return 'admin'
  return pathname.startsWith('/parent/') || pathname === '/account' ? 'portal' : 'site'
}

export const schemeCookie = 'kiewiet_scheme'

/** The scheme that was chosen, from a cookie header; the system's unless one was. */
export function schemeOf(area: Area, cookies: string): 'light' | 'dark' | 'system' {
  if (area === 'site') return 'light'
  const chosen = new RegExp(`(?:^|; *)${schemeCookie}=(light|dark)`).exec(cookies)?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
