import { admin, anyone, ownAccount, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** A user who forgot a password cannot sign in: the link that is sent to the mailbox is the key. */
export const mayAskForNewPassword: Policy = anyone
export const mayUseLink: Policy = anyone

/** One's own password, address, sessions, second factor and passkeys; nobody else's, whatever the role. */
export const mayManageOwnAccount: Policy = ownAccount

/** A passkey opens the account without its password. */
export const mayManagePasskeys: Policy = withFreshAuthentication(ownAccount)

/** Turning off the second factor of somebody else is for administrators. */
export const mayEndSecondFactorOfOthers: Policy = withFreshAuthentication(admin)
