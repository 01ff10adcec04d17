import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Who made a change is shown beside the record. */
export const maySeeAuditLog: Policy = admin
