import { admin, type Policy } from '#graphql/platform/policy.ts'

/** The menu of the admin area is for administrators; each has their own choice. */
export const mayChooseShortcuts: Policy = admin
