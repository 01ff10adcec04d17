import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Who has an account is for staff to see. */
export const maySeeUsers: Policy = admin

/** Making, changing, removing and restoring accounts is for staff. */
export const mayManageUsers: Policy = admin
