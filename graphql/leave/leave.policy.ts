import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Leave and its balances: entered and decided by the office. */
export const mayManageLeave: Policy = admin
