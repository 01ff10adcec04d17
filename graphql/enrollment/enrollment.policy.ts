import { admin, anyone, type Policy } from '#graphql/platform/policy.ts'

/** Anyone may apply for a place, without an account. */
export const mayApply: Policy = anyone

/** Applications hold families' personal data: for administrators alone. */
export const maySeeApplications: Policy = admin
export const mayDecideOnApplications: Policy = admin
