import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask for papers and hand them in; whose child it is is asked after that. */
export const mayUseDocuments: Policy = signedIn

/** Staff see and hand in the papers of every child. */
export const maySeeEveryDocument = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Any paper is removed by staff; who handed one in removes it until staff have checked it. */
export const mayRemoveEveryDocument = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Checking a paper, and bringing one back, is for staff. */
export const mayCheckDocuments: Policy = admin
