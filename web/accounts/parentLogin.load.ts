import type { Loaded, LoadRequest } from '#web/app/load.ts'
import { dashboardOf, nextPath } from '#web/app/paths.ts'
import type { InvitationQuery } from './invitation.generated.ts'
import invitationDocument from './invitation.graphql?raw'
import type { Invitation } from './ParentLoginPage.tsx'

export interface ParentLogin {
  invitation: Invitation
}

/** The signed-in user has no business here, unless an invitation is to be accepted. */
export async function load({ url, viewer, query }: LoadRequest): Promise<Loaded<ParentLogin>> {
  const token = url.searchParams.get('invitation')
  const found = token ? (await query<InvitationQuery>(invitationDocument, { token })).invitation : null
  if (viewer && !found) return { redirect: nextPath(url.search, dashboardOf(viewer.role)) }
  if (!token) return { data: { invitation: null } }
  return { data: { invitation: found ? { token, ...found } : 'used' } }
}
