import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Programs that take nobody at present, and every change, are for staff. */
export const mayManagePrograms: Policy = admin
