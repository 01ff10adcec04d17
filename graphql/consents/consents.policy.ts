import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask; answered is for their own linked children. */
export const maySeeConsents: Policy = signedIn

/** Staff see what the parents of every child agreed to. */
export const maySeeEveryConsent = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Whoever is signed in may answer; whose child it is is asked after that. */
export const mayAnswerConsent: Policy = signedIn

/** Staff record what a parent signed on paper. */
export const mayRecordPaperConsent: Policy = admin
