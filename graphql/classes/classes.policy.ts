import { admin, type Policy } from '#graphql/platform/policy.ts'

/** The classes with their figures are for staff. */
export const maySeeClasses: Policy = admin

export const mayManageClasses: Policy = admin
