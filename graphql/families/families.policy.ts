import { admin, anyone, type Policy, signedIn, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** The token in the link is the key. */
export const mayReadInvitation: Policy = anyone

/** Every user may use a link that was sent to them, including teachers who are parents. */
export const mayAcceptInvitation: Policy = signedIn

export const maySeeRelationships: Policy = admin

/** Everyone may ask what they themselves may decide. */
export const maySeeOwnRights: Policy = signedIn

/** Only administrators link, change and unlink: a relationship gives an account access to a child's data. */
export const mayManageRelationships: Policy = withFreshAuthentication(admin)

/** An invitation opens a child's data to anyone who can read the mailbox. */
export const mayManageInvitations: Policy = withFreshAuthentication(admin)

/** Refusing a used invitation opens nothing. */
export const mayRefuseInvitation: Policy = admin

/** A parent may request access to their own children for somebody else; an administrator decides. */
export const mayAskForGuardian: Policy = signedIn

/** Administrators any; parents their own pending requests. */
export const mayWithdrawInvitation: Policy = signedIn

export const maySeeOwnRequests: Policy = signedIn
