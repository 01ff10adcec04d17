import { admin, anyone, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Anyone may apply for a place, without an account. */
export const mayApply: Policy = anyone

/** Applications contain families' personal data: for administrators only. */
export const maySeeApplications: Policy = admin
export const mayDecideOnApplications: Policy = admin

/** Enrolling invites the e-mail address of the application, so whoever changes it decides who gets an account. */
export const mayCorrectApplications: Policy = withFreshAuthentication(admin)

/** So does enrolling, which also links a confirmed account to the child. */
export const mayEnroll: Policy = withFreshAuthentication(admin)
