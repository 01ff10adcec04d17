import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

export const mayManageUniforms: Policy = admin

export const maySeeCatalogue: Policy = signedIn

/** Everyone signed in may order and see orders; for which children is asked after that. */
export const mayOrderUniforms: Policy = signedIn

/** An admin orders for any child, everyone else for their own linked children. */
export const mayOrderForEveryChild: Policy = admin
