import { admin, anyone, type Policy, signedIn, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** The token in the link is the key. */
export const mayReadInvitation: Policy = anyone

/** Everyone with an account may use a link that was sent to them, teachers who are parents too. */
export const mayAcceptInvitation: Policy = signedIn

/** Who belongs to whom is for administrators to see. */
export const maySeeRelationships: Policy = admin

/** Linking, changing and unlinking is for administrators: a relationship opens a child's data to an account. */
export const mayManageRelationships: Policy = withFreshAuthentication(admin)

/** An invitation opens a child's data to everybody who reads the mailbox. */
export const mayManageInvitations: Policy = withFreshAuthentication(admin)

/** Refusing an invitation that was used opens nothing. */
export const mayRefuseInvitation: Policy = admin

/** A parent asks for somebody else of the own children; an administrator decides. */
export const mayAskForGuardian: Policy = signedIn

/** Administrators any; a parent what they asked for and nobody has decided. */
export const mayWithdrawInvitation: Policy = signedIn

/** Everyone sees their own requests. */
export const maySeeOwnRequests: Policy = signedIn
