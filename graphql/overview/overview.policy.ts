import { admin, type Policy } from '#graphql/platform/policy.ts'

/** The figures of the whole centre. */
export const maySeeOverview: Policy = admin
