import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

export const mayManageSettings: Policy = admin

/** Where families pay to: somebody else's account there is money that never arrives. */
export const mayChangeBankDetails: Policy = withFreshAuthentication(admin)
