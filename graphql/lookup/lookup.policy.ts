import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Only administrators search for people. */
export const mayLookUpPeople: Policy = admin
