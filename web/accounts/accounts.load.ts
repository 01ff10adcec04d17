import { daysLookedAhead, nextOpenDay, nextOpening } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { DemoQuery } from '#web/app/demo.generated.ts'
import demoDocument from '#web/app/demo.graphql?raw'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import { dashboardOf, nextPath, paths, signInPath } from '#web/app/paths.ts'
import type { InvitationQuery } from './invitation.generated.ts'
import invitationDocument from './invitation.graphql?raw'
import type { AccountQuery } from './own/account.generated.ts'
import accountDocument from './own/account.graphql?raw'
import type { ForgotPasswordQuery } from './password/forgotPassword.generated.ts'
import forgotPasswordDocument from './password/forgotPassword.graphql?raw'
import type { PasswordResetQuery } from './password/passwordReset.generated.ts'
import ownerDocument from './password/passwordReset.graphql?raw'
import type { SetupQuery } from './setUp/setup.generated.ts'
import setupDocument from './setUp/setup.graphql?raw'

export interface AdminLogin extends DemoQuery {
  denied: boolean
}

/** Staff who are signed in go straight to their area; everybody else who is signed in is refused. */
export async function loadAdminLogin({ url, viewer, query }: LoadRequest): Promise<Loaded<AdminLogin>> {
  if (viewer?.role === 'admin') return { redirect: nextPath(url.search, paths.adminDashboard) }
  if (viewer?.role === 'teacher') return { redirect: paths.staff }
  if (viewer) return { data: { denied: true, demo: null }, status: 403 }
  return { data: { denied: false, ...(await query<DemoQuery>(demoDocument)) } }
}

/** What an invitation link is for; `used` when it leads nowhere any more. */
export type Invitation =
  | {
      token: string
      email: string
      childFirstName: string
      /** From the application for the child, where there was one. */
      parentName: string | null
      phoneNumber: string | null
    }
  | 'used'
  | null

export interface ParentLogin {
  invitation: Invitation
}

/** The signed-in user has no business here, unless an invitation is to be accepted. */
export async function loadParentLogin({ url, viewer, query }: LoadRequest): Promise<Loaded<ParentLogin>> {
  const token = url.searchParams.get('invitation')
  const found = token ? (await query<InvitationQuery>(invitationDocument, { token })).invitation : null
  if (viewer && !found) return { redirect: nextPath(url.search, dashboardOf(viewer.role)) }
  if (!token) return { data: { invitation: null } }
  return { data: { invitation: found ? { token, ...found } : 'used' } }
}

export interface OwnAccount extends AccountQuery {
  today: string
}

/** Guests sign in first, and come back. */
export async function loadAccount({ viewer, query }: LoadRequest): Promise<Loaded<OwnAccount>> {
  if (!viewer) return { redirect: signInPath(paths.parentLogin, paths.account) }
  return { data: { ...(await query<AccountQuery>(accountDocument)), today: todayInJohannesburg() } }
}

export interface OfficeTimes {
  /** When the office opens next; null while it is open. */
  opening: { date: string; time: string } | null
  /** The last day of a link that the office hands over. */
  linkUntil: string
}

/** When somebody answers the phone, for a centre without a mail server. */
export async function loadForgotPassword({ query }: LoadRequest): Promise<Loaded<OfficeTimes>> {
  const from = todayInJohannesburg()
  const answer = await query<ForgotPasswordQuery>(forgotPasswordDocument, { from, to: addDays(from, daysLookedAhead) })
  const { closedDays, centre } = answer
  return {
    data: {
      opening: nextOpening(new Date(), centre.centreHours, closedDays),
      linkUntil: nextOpenDay(from, closedDays),
    },
  }
}

export interface PasswordReset {
  token: string
  /** Whose password it is; none where the link was used or is too old. */
  owner: NonNullable<PasswordResetQuery['passwordReset']> | null
}

export async function loadResetPassword({ url, query }: LoadRequest): Promise<{ data: PasswordReset }> {
  const token = url.searchParams.get('token') ?? ''
  const { passwordReset } = await query<PasswordResetQuery>(ownerDocument, { token })
  return { data: { token, owner: passwordReset ?? null } }
}

export interface SetUpData {
  token: string
  setup: SetupQuery['setup']
}

export async function loadSetUp({ url, query }: LoadRequest): Promise<Loaded<SetUpData>> {
  const token = url.searchParams.get('token') ?? ''
  const { setup } = await query<SetupQuery>(setupDocument, { token })
  return { data: { token, setup }, status: setup.state === 'open' ? 200 : 404 }
}
