import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Who has an account is for administrators to see. */
export const maySeeUsers: Policy = admin

/** Making, changing, removing and restoring accounts, and ending their sessions: somebody must be able to act at once. */
export const mayManageUsers: Policy = admin
