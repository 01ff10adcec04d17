import { admin, type Policy } from '#graphql/platform/policy.ts'

/** A file that holds everything, the hashes of passwords too. */
export const mayDownloadBackup: Policy = admin
