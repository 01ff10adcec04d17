import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Database, databaseFolder } from '#graphql/database/connection.ts'
import { openDatabase } from '#graphql/database/open.ts'
import { DirectoryInUseError, lockPathOf } from '#graphql/database/directoryLock.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { temporaryFile } from '#graphql/platform/files/temporaryFile.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { encrypting } from './encryption.ts'
import { BackupError, type Totals } from './format.ts'
import { checkBackup } from './readBackup.ts'
import { writeBackup } from './writeBackup.ts'

/** The request to a running Kiewiet through the lock of its folder. */
const backupRequest = 'backup\n'

/** Asks the process that holds the embedded database, which nobody else may open. */
async function askRunning(directory: string, to: Writable, passphrase: string | undefined) {
  const socket = connect(lockPathOf(directory))
  socket.write(backupRequest)
  await pipeline(socket, passphrase ? await encrypting(passphrase) : new PassThrough(), to)
}

/** Writes a file that is there whole or not at all, for its owner only. */
async function writeWhole(path: string, passphrase: string | undefined, write: (to: Writable) => Promise<unknown>) {
  await mkdir(dirname(path), { recursive: true })
  const arriving = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    await write(createWriteStream(arriving, { flags: 'wx', mode: 0o600 }))
    const handle = await open(arriving, 'r+')
    await handle.sync()
    await handle.close()
    await checkBackup(arriving, passphrase)
    await rename(arriving, path)
  } catch (error) {
    await rm(arriving, { force: true })
    throw error
  }
}

/**
 * Makes a backup of the centre that the settings name, also while it is running, and reads it through once.
 * @param passphrase encrypts it
 * @throws BackupError when the file already exists, there is no centre, or uploads are missing
 */
export async function createBackup(
  environment: Environment,
  path: string,
  passphrase?: string,
): Promise<Totals & { bytes: number }> {
  if (existsSync(path)) throw new BackupError(`${path} already exists. Please choose another file name.`)
  if (!environment.DATABASE_URL && !existsSync(databaseFolder(environment.DATA_DIR)))
    throw new BackupError(
      `${environment.DATA_DIR} contains no database. Is DATA_DIR the centre's folder? Nothing was written.`,
    )
  try {
    const { database } = await openDatabase(environment)
    try {
      const uploads = uploadFolder(environment)
      await writeWhole(path, passphrase, (to) => writeBackup(database.knex, uploads, to, { passphrase }))
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    await writeWhole(path, passphrase, (to) => askRunning(environment.DATA_DIR, to, passphrase))
  }
  const { rows, files, missing } = await checkBackup(path, passphrase)
  if (missing)
    throw new BackupError(
      `${path} was written with ${files} uploaded files, but ${missing} that the database refers to are not in ${uploadFolder(environment)}. Find them before you rely on this backup.`,
    )
  return { rows, files, bytes: (await stat(path)).size }
}

/** Lets `npm run backup` have the embedded database of a running Kiewiet, which it may not open itself. */
export const serveBackups =
  (database: Database, environment: Environment, onError: (error: unknown) => void) =>
  (socket: Socket, request: string) => {
    if (request !== backupRequest) {
      socket.destroy()
      return
    }
    const gone = new AbortController()
    socket.once('close', () => gone.abort())
    // a command that is halted must not hold the only connection
    temporaryFile((to) => writeBackup(database.knex, uploadFolder(environment), to, { signal: gone.signal }))
      .then((file) => pipeline(file, socket))
      .catch((error) => {
        // cut off, the file lacks its end, and the command says so
        socket.destroy()
        onError(error)
      })
  }
