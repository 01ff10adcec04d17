import { CommandError, runOnDatabase } from './cli.ts'
import { resetDemo } from './demo/load.ts'
import { closedNote, demoDay, isDemo } from './demo/mark.ts'
import { insertPapers } from './demo/papers.ts'
import { migrate } from './migrate.ts'

/** `npm run demo:reset`: the demo centre as on the first day, with today's dates. Only on a database that holds it. */
await runOnDatabase(async ({ knex, kind }, environment) => {
  if (!(await isDemo(knex))) {
    throw new CommandError('This database contains no demo data. Nothing was changed.')
  }
  await migrate(knex, kind)
  await resetDemo(knex)
  await insertPapers(knex, environment)
  return ['The demo data has been reset.', closedNote(await demoDay(knex))].filter(Boolean).join(' ')
})
