import { admin, anyone, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Whoever holds the link may read whom it is for: the token is the key. */
export const mayReadInvitation: Policy = anyone

/** Everyone with an account may use a link that was sent to them, teachers who are parents too. */
export const mayAcceptInvitation: Policy = signedIn

/** Who belongs to whom is for staff to see. */
export const maySeeRelationships: Policy = admin

/** Linking, changing and unlinking is for staff: a relationship opens a child's data to an account. */
export const mayManageRelationships: Policy = admin

/** A link opens a child's data to whoever reads the mailbox. */
export const mayInviteParents: Policy = admin

/** Open invitations, and whether somebody who used another one's belongs to the child, are for administrators. */
export const mayManageInvitations: Policy = admin

/** Everyone sees what they asked for themselves. */
export const maySeeOwnRequests: Policy = signedIn
