import { anyone, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Whoever holds the link may read whom it is for: the token is the key. */
export const mayReadInvitation: Policy = anyone

/** Everyone with an account may use a link that was sent to them, teachers who are parents too. */
export const mayAcceptInvitation: Policy = signedIn
