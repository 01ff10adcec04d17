import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Planning and holding sessions, and their links. */
export const mayHoldSessions: Policy = admin

/** Everyone signed in may ask for the sessions of their own children's classes, and for nothing else. */
export const mayJoinSessions: Policy = signedIn
