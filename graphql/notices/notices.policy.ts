import { admin, type Policy, staff } from '#graphql/platform/policy.ts'

/** Writing notices, and reading those that are not published, is for administrators. */
export const mayManageNotices: Policy = admin

/** Notices to staff are for those who work here. */
export const mayReadStaffNotices: Policy = staff
