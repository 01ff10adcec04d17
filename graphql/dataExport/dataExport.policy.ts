import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Everything that the centre holds, in one file. */
export const mayExportEverything: Policy = withFreshAuthentication(admin)
