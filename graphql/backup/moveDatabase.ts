import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runWithSettings } from '#graphql/database/cli.ts'
import { openEmbedded } from '#graphql/database/connection.ts'
import { isDemo, openDemoAccount } from '#graphql/database/demo/mark.ts'
import { BackupError, formatTotals } from './format.ts'
import { createBackup } from './createBackup.ts'
import { restoreInto } from './restoreInto.ts'

/** A server is for a real centre: the passwords of the demo are published. */
async function assertNoDemo(directory: string) {
  const database = await openEmbedded(directory)
  try {
    if ((await isDemo(database.knex)) || (await openDemoAccount(database.knex)))
      throw new BackupError(
        'This is the demo, or one of its accounts still has a demo password, which is public. It was not moved: run npm run demo:leave to empty it, then start with DATABASE_URL to set up a centre. Nothing was changed.',
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
    const { kept, ...totals } = await restoreInto({ ...environment, DATABASE_URL: url }, path, { keepAccess: true })
    const copies = kept.map((uploads) => ` ${uploads} is a second copy of the uploads: delete it once the centre runs.`)
    return `Moved ${formatTotals(totals)}. Start with DATABASE_URL and the SESSION_SECRET from ${join(environment.DATA_DIR, 'session-secret')}; the embedded database has not been changed.${copies}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
