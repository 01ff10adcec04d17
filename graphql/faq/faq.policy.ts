import { admin, type Policy } from '#graphql/platform/policy.ts'

/** What is not published yet, and every change, is for staff. */
export const mayManageFaq: Policy = admin
