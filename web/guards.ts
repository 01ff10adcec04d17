import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths, signInPath } from './app/paths.ts'
import { loadFrame } from './app/session.ts'

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Lets everyone signed in through; guests go to the parents' sign-in and come back afterwards. */
export async function signedInOnly({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await loadFrame(context)
  if (!viewer) throw redirect(signInPath(paths.parentLogin, addressOf(request)))
  return { denied: false }
}

/** Lets administrators through; guests go to the staff sign-in, everyone else reads that access is denied. */
export async function adminOnly({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await loadFrame(context)
  if (!viewer) throw redirect(signInPath(paths.adminLogin, addressOf(request)))
  const denied = viewer.role !== 'admin'
  return denied ? data({ denied }, { status: 403 }) : { denied }
}

/** No page has this address. Whether the visitor is signed in decides what they see. */
export async function unknownPath({ context }: LoaderFunctionArgs) {
  const { viewer } = await loadFrame(context)
  return data({ signedIn: viewer !== null }, { status: 404 })
}
