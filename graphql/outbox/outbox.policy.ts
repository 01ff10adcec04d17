import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** E-mails name families and children. */
export const maySeeOutbox: Policy = admin

/** Without a mail server an administrator passes on links that open an account or a child's data. */
export const mayHandOverLinks: Policy = withFreshAuthentication(admin)
