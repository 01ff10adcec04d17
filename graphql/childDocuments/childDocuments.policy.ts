import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask for documents and upload them; whose child it is is checked by the service. */
export const mayUseDocuments: Policy = signedIn

/** Administrators see and add the documents of every child. */
export const maySeeEveryDocument: Policy = admin

/** Any document is removed by administrators; who uploaded one removes it until it is checked. */
export const mayRemoveEveryDocument: Policy = admin

/** Checking a document, and restoring one, is for administrators. */
export const mayCheckDocuments: Policy = admin
