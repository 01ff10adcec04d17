import { admin, type Policy, teacher } from '#graphql/platform/policy.ts'

export const maySeeClasses: Policy = admin

/** The list of classes: teachers see those they teach, administrators all. */
export const mayListClasses: Policy = teacher

export const mayManageClasses: Policy = admin
