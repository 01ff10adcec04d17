import type { DehydratedState } from '#web/app/apolloClient.ts'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import { dehydrate } from '#web/app/dehydrate.ts'
import { signedInOnly } from '../guards.ts'
import { badgeReads } from './shell/badges.ts'
import { screens } from './screens.ts'
import { viewOf, withoutChild } from './views.ts'

export interface PortalPage {
  before: DehydratedState
}

/** The portal comes with what its view shows first. Where the address says more than the view, the view reads for itself. */
export async function load(request: LoadRequest): Promise<Loaded<PortalPage>> {
  const guarded = await signedInOnly(request)
  if ('redirect' in guarded) return guarded
  const { pathname, search } = request.url
  const screen = withoutChild(search) === '' ? await screens[`./${viewOf(pathname)?.file}`]?.() : undefined
  return { data: { before: await dehydrate(request.query, [...badgeReads, ...(screen?.first() ?? [])]) } }
}
