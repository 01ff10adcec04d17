import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Every signed-in user may read those of their own children. */
export const maySeeConsents: Policy = signedIn

/** Administrators see the consents of every child. */
export const maySeeEveryConsent: Policy = admin

/** The service checks whose child it is. */
export const mayAnswerConsent: Policy = signedIn

/** Administrators record consents signed on paper. */
export const mayRecordPaperConsent: Policy = admin
