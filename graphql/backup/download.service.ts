import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { audit } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayDownloadBackup } from './backup.policy.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * A backup to download. It is made before the first byte is sent, so that nobody with a slow line keeps its snapshot
 * open, and gone from the server afterwards. For staff; who took it is kept.
 */
export async function downloadBackup(context: Context): Promise<Readable> {
  authorise(context, mayDownloadBackup)
  await audit(context, { action: 'downloadBackup', entity: 'data' })
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-download-'))
  const path = join(folder, 'centre.backup.gz')
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(writeBackup(context.db, uploadFolder(context.environment)), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await discard()
    throw error
  }
  return createReadStream(path).once('close', () => void discard())
}
