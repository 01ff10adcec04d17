import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** What leaves by e-mail names families and children. */
export const maySeeOutbox: Policy = admin

/** Without a mail server an administrator hands on links that open an account or a child's data. */
export const mayHandOverLinks: Policy = withFreshAuthentication(admin)
