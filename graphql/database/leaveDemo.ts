import { rm } from 'node:fs/promises'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { CommandError, countOthers, runOnDatabase } from './cli.ts'
import { leaveDemo } from './demo/load.ts'
import { migrate } from './migrate.ts'

/**
 * `npm run demo:leave`: a demo database becomes an empty one, whose next start sets a real centre up. Everything is
 * erased, also what was added to the demo.
 */
await runOnDatabase(async ({ knex, kind }, environment) => {
  if (kind === 'server' && (await countOthers(knex)) > 0) {
    throw new CommandError(
      'This database is in use. Please stop every Kiewiet process that uses it first. Nothing was changed.',
    )
  }
  await migrate(knex, kind)
  await leaveDemo(knex)
  await rm(uploadFolder(environment), { recursive: true, force: true })
  return 'The demo and everything entered in it has been deleted. Start with DEMO=false or PUBLIC_URL: the log will show a link to set up the centre.'
})
