import type { Readable } from 'node:stream'
import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { temporaryFile } from '#graphql/platform/files/temporaryFile.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayDownloadBackup } from './backup.policy.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * It is made before the first byte is sent, so that nobody with a slow line holds its snapshot open, and nothing of it is
 * left on the server afterwards.
 */
export async function downloadBackup(context: Context, signal?: AbortSignal): Promise<Readable> {
  authorise(context, mayDownloadBackup)
  await audit(context, { action: 'downloadBackup', entity: 'data' })
  return temporaryFile((to) => writeBackup(context.db, uploadFolder(context.environment), to, { signal }))
}
