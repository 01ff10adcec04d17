import { admin, anyone, ownAccount, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** A user who has forgotten the password cannot sign in: the link sent by e-mail is the key. */
export const mayAskForNewPassword: Policy = anyone
export const mayUseLink: Policy = anyone

/** The user's own password, address, sessions, second factor and passkeys; nobody else's, whatever the role. */
export const mayManageOwnAccount: Policy = ownAccount

/** A passkey signs in without a password. */
export const mayManagePasskeys: Policy = withFreshAuthentication(ownAccount)

export const mayEndSecondFactorOfOthers: Policy = withFreshAuthentication(admin)
