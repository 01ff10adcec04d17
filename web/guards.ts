import type { Loaded, LoadRequest } from './app/load.ts'
import { firstPasswordPath, paths, signInPath } from './app/paths.ts'

/** Lets everyone signed in through; guests go to the parents' sign-in and come back afterwards. */
export async function signedInOnly({ url, viewer }: LoadRequest): Promise<Loaded<null>> {
  if (!viewer) return { redirect: signInPath(paths.parentLogin, url.pathname + url.search) }
  if (viewer.mustChangePassword) return { redirect: firstPasswordPath(url.pathname + url.search) }
  return { data: null }
}

/** Lets administrators through; guests go to the staff sign-in, everyone else reads that access is denied. */
export async function adminOnly({ url, viewer }: LoadRequest) {
  if (!viewer) return { redirect: signInPath(paths.adminLogin, url.pathname + url.search) }
  if (viewer.mustChangePassword) return { redirect: firstPasswordPath(url.pathname + url.search) }
  const denied = viewer.role !== 'admin'
  return { data: { denied }, status: denied ? 403 : 200 }
}

/** Lets everybody through who works here; guests go to the staff sign-in, parents read that access is denied. */
export async function staffOnly({ url, viewer }: LoadRequest) {
  if (!viewer) return { redirect: signInPath(paths.adminLogin, url.pathname + url.search) }
  if (viewer.mustChangePassword) return { redirect: firstPasswordPath(url.pathname + url.search) }
  const denied = viewer.role === 'parent'
  return { data: { denied }, status: denied ? 403 : 200 }
}

/** The beginning of an area's addresses leads on to its first page. */
export const leadTo = (redirect: string) => async (): Promise<Loaded<null>> => ({ redirect })

/** The same for everybody: the tablet itself asks what it may show. */
export const loadRoom = async (): Promise<Loaded<null>> => ({ data: null })

/** No page has this address. Whether the visitor is signed in decides what they see. */
export async function unknownPath({ viewer }: LoadRequest) {
  return { data: { signedIn: viewer !== null }, status: 404 }
}
