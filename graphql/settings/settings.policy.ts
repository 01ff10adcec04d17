import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

export const mayManageSettings: Policy = admin

/** Where families pay, write and phone, and who e-mails come from: with a wrong one money and messages go astray. */
export const mayRedirectFamilies: Policy = withFreshAuthentication(admin)
