import { admin, type Policy } from '#graphql/platform/policy.ts'

export const maySeeClasses: Policy = admin

export const mayManageClasses: Policy = admin
