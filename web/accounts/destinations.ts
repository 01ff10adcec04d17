import { nextPath, paths } from '#web/app/paths.ts'

const names = new Map<string, string>([
  [paths.parentDashboard, 'your Parent Dashboard'],
  [paths.adminDashboard, 'the Admin Dashboard'],
])

const readable = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** In words, where someone was heading before the sign-in came in between; nothing when they came on their own. */
export function destinationOf(search: string): string | null {
  const next = nextPath(search, '')
  if (!next) return null
  const [pathname = ''] = next.split(/[?#]/)
  return names.get(pathname) ?? readable(pathname)
}
