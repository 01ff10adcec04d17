import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runWithSettings } from '#graphql/database/cli.ts'
import { openEmbedded } from '#graphql/database/connection.ts'
import { isDemo, openDemoAccount } from '#graphql/database/demo/mark.ts'
import { BackupError, inWords } from './format.ts'
import { createBackup } from './createBackup.ts'
import { restoreInto } from './restoreInto.ts'

/** A server is for a real centre: the passwords of the demo are published. */
async function assertNoDemo(directory: string) {
  const database = await openEmbedded(directory)
  try {
    if ((await isDemo(database.knex)) || (await openDemoAccount(database.knex)))
      throw new BackupError(
        'This is the demo, or an account in it has a password of the demo, which everybody can read. It is not moved: npm run demo:leave empties it, and a start with DATABASE_URL sets a centre up. Nothing was changed.',
      )
  } finally {
    await database.close()
  }
}

/** `npm run db:move -- postgres://…`: takes the embedded database of `DATA_DIR` to an empty database on a server. */
await runWithSettings(async (environment, [url]) => {
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new BackupError('Name the new database: npm run db:move -- postgres://…')
  const { DATABASE_URL: _, ...embedded } = environment
  await assertNoDemo(environment.DATA_DIR)
  const folder = await mkdtemp(join(environment.DATA_DIR, 'moving-'))
  try {
    const path = join(folder, 'centre.backup.gz')
    await createBackup(embedded, path)
    const totals = await restoreInto({ ...environment, DATABASE_URL: url }, path, { keepAccess: true })
    return `Moved ${inWords(totals)}. Start with DATABASE_URL and the SESSION_SECRET that stands in ${join(environment.DATA_DIR, 'session-secret')}; the embedded database stays as it is.`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
