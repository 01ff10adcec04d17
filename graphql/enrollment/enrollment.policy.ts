import { admin, anyone, type Policy } from '#graphql/platform/policy.ts'

/** Anyone may apply for a place, without an account. */
export const mayApply: Policy = anyone

/** Applications contain families' personal data: for administrators only. */
export const maySeeApplications: Policy = admin
export const mayDecideOnApplications: Policy = admin
