import { admin, type Policy } from '#graphql/platform/policy.ts'

/** What needs attention is for administrators: it names families and children. */
export const maySeeNotifications: Policy = admin
