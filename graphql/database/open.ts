import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '#graphql/platform/environment.ts'
import { type Database, openEmbedded, openServer } from './connection.ts'
import { openPrivateFolder } from './privateFolder.ts'

/** The secret of an installation on the embedded database: made once, and stored beside its data for its owner only. */
function storedSecret(directory: string): string {
  const path = join(directory, 'session-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}

/** Opens the database that the settings name, and sees to it that there is a session secret. */
export async function openDatabase(
  environment: Environment,
): Promise<{ database: Database; environment: Environment }> {
  openPrivateFolder(environment.DATA_DIR)
  const database = environment.DATABASE_URL
    ? openServer(environment.DATABASE_URL, environment.DATABASE_CONNECTIONS)
    : await openEmbedded(environment.DATA_DIR)
  const secret = environment.SESSION_SECRET ?? storedSecret(environment.DATA_DIR)
  return { database, environment: { ...environment, SESSION_SECRET: secret } }
}
