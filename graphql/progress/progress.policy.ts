import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask; which children are answered for is decided child by child. */
export const maySeeProgress: Policy = signedIn

/** An admin sees every child's progress, everyone else that of their own linked children. */
export const maySeeEveryProgress = (viewer: Viewer): boolean => viewer.role === 'admin'

/** What administrators write for each other beside an assessment. */
export const mayReadStaffNotes = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Assessing children and planning their learning, and the figures of the whole centre. */
export const mayAssess: Policy = admin
