import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

export const mayManageSettings: Policy = admin

/** Where families pay, write, phone and meet online, and who e-mails come from: with a wrong one money, messages and children go astray. */
export const mayRedirectFamilies: Policy = withFreshAuthentication(admin)
