import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Who did what stands beside what it was done to. */
export const maySeeAuditLog: Policy = admin
