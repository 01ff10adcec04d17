import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Calling for helpers, and seeing who has signed up, is for administrators. */
export const mayManageVolunteers: Policy = admin

/** Everyone signed in may see where help is wanted. */
export const maySeeCalls: Policy = signedIn

/** Everyone signed in may offer help, and withdraw their own offer. */
export const mayVolunteer: Policy = signedIn
