import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** The list of all children is for staff. */
export const maySeeAllChildren: Policy = admin

/** Everyone signed in may ask for their own linked children; whoever has none gets none. */
export const maySeeOwnChildren: Policy = signedIn
