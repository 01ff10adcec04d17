import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

export const mayManageSettings: Policy = admin

/** The bank account that families pay into: with a wrong one the money goes astray. */
export const mayChangeBankDetails: Policy = withFreshAuthentication(admin)
