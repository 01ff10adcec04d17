import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Bills, payments and everything about the centre's money. */
export const mayManageBilling: Policy = admin

/** Every signed-in user may ask; access is decided child by child. */
export const maySeeAccounts: Policy = signedIn

/** An administrator sees the account of every child, everyone else that of their own linked children. */
export const maySeeEveryAccount: Policy = admin
