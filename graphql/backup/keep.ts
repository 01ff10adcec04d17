import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '#graphql/database/open.ts'
import { DirectoryInUseError, lockPathOf } from '#graphql/database/directoryLock.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { BackupError, type Totals } from './format.ts'
import { checkBackup } from './readBackup.ts'
import { writeBackup } from './writeBackup.ts'

/** What a running Kiewiet is asked for through the lock of its folder. */
export const backupRequest = 'backup\n'

/** Asks the process that holds the embedded database, which nobody else may open. */
function askRunning(directory: string): Readable {
  const socket = connect(lockPathOf(directory))
  socket.write(backupRequest)
  return socket
}

/** Writes a stream to a file that is there whole or not at all, for its owner only. */
async function writeWhole(stream: Readable, path: string) {
  await mkdir(dirname(path), { recursive: true })
  const arriving = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    await pipeline(stream, createWriteStream(arriving, { flags: 'wx', mode: 0o600 }))
    const handle = await open(arriving, 'r+')
    await handle.sync()
    await handle.close()
    await checkBackup(arriving)
    await rename(arriving, path)
  } catch (error) {
    await rm(arriving, { force: true })
    throw error
  }
}

/**
 * Makes a backup of the centre that the settings name, also while it is running, and reads it through once.
 * @throws BackupError when the file exists already
 */
export async function keepBackup(environment: Environment, path: string): Promise<Totals & { bytes: number }> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Name another file.`)
  try {
    const { database } = await openDatabase(environment)
    try {
      await writeWhole(writeBackup(database.knex, uploadFolder(environment)), path)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    await writeWhole(askRunning(environment.DATA_DIR), path)
  }
  const { rows, files } = await checkBackup(path)
  return { rows, files, bytes: (await stat(path)).size }
}
