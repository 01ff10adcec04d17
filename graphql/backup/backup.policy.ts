import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** A file that holds everything, the hashes of passwords too. */
export const mayDownloadBackup: Policy = withFreshAuthentication(admin)
