import { admin, type Policy } from '#graphql/platform/policy.ts'

/** What leaves by e-mail names families and children. */
export const maySeeOutbox: Policy = admin
