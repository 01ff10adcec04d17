import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Who did what is shown beside the record it was done to. */
export const maySeeAuditLog: Policy = admin
