import type { Viewer } from '#graphql/platform/context.ts'
import { admin, anyone, ownAccount, type Policy } from '#graphql/platform/policy.ts'
import { type Role, staffRoles } from '#graphql/values/roles.ts'

/** A user who forgot a password cannot sign in: the link that is sent to the mailbox is the key. */
export const mayAskForNewPassword: Policy = anyone
export const mayUseLink: Policy = anyone

/** One's own password, address, sessions and second factor; nobody else's, whatever the role. */
export const mayManageOwnAccount: Policy = ownAccount

/** A second factor is offered to those whose account opens more than one family's data. */
export const mayHaveSecondFactor = (viewer: Viewer): boolean =>
  (staffRoles as readonly Role[]).includes(viewer.role as Role)

/** Turning off a colleague's second factor is for administrators. */
export const mayEndSecondFactorOfOthers: Policy = admin
