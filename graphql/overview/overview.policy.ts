import { admin, type Policy } from '#graphql/platform/policy.ts'

/** The figures of the whole centre, and what waits for staff. */
export const maySeeOverview: Policy = admin
