import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Finding people by a part of their name is for administrators. */
export const mayLookUpPeople: Policy = admin
