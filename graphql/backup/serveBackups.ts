import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Database } from '#graphql/database/connection.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { temporaryFile } from '#graphql/platform/files/temporaryFile.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { backupRequest } from './createBackup.ts'
import { writeBackup } from './writeBackup.ts'

/** Lets `npm run backup` have the embedded database of a running Kiewiet, which it may not open itself. */
export const serveBackups = (database: Database, environment: Environment) => (socket: Socket, request: string) => {
  if (request !== backupRequest) {
    socket.destroy()
    return
  }
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  const send = async () => {
    // a command that is halted must not hold the only connection
    const file = await temporaryFile((to) =>
      writeBackup(database.knex, uploadFolder(environment), to, { signal: gone.signal }),
    )
    await pipeline(file, socket)
  }
  // cut off, the file lacks its end, and the command says so
  send().catch(() => socket.destroy())
}
