import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

export const mayManageVolunteers: Policy = admin

export const maySeeCalls: Policy = signedIn

/** Everyone signed in may offer help, and withdraw their own offer. */
export const mayVolunteer: Policy = signedIn
