import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask; they get those of their own linked children. */
export const maySeeConsents: Policy = signedIn

/** Administrators see what the parents of every child agreed to. */
export const maySeeEveryConsent = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Whose child it is is checked by the service. */
export const mayAnswerConsent: Policy = signedIn

/** Administrators record what a parent signed on paper. */
export const mayRecordPaperConsent: Policy = admin
