import { expect } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { type Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare, type Write } from '../ledger.ts'
import { until } from '../load.ts'
import { kept, requestOf, writesOf } from '../writes.ts'

/**
 * Lets an enrolment and another transaction wait for each other: the one holds the application and wants the class, the
 * other the class and then the application. The enrolment waits longer, so PostgreSQL ends it: it has to be run again.
 */
export async function deadlock(centre: Centre, { rounds }: { rounds: number }): Promise<Figures> {
  const rival = openServer(centre.databaseUrl ?? '')
  // who has waited so long looks for a deadlock, once: long enough for the other to come into it on a busy machine
  const database = new URL(centre.databaseUrl ?? '').pathname.slice(1)
  await rival.knex.raw(`alter database ?? set deadlock_timeout = '3s'`, [database])
  const app = await centre.start()
  const cookie = await signIn(app.url)
  const pairs = writesOf(rounds * 7, 'deadlock').flatMap((write) =>
    write.kind === 'enrollment' && write.after ? [{ application: write.after, enrolment: write }] : [],
  )
  const writes = pairs.flatMap(({ application, enrolment }) => [application, enrolment])
  async function perform(write: Write) {
    const answer = await send(app.url, requestOf(write, cookie))
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    write.answer = kept[write.kind](answer.body)
    return answer.milliseconds
  }
  const isWaiting = async () => {
    const { rows } = await rival.knex.raw(
      `select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    return rows.length > 0
  }
  const deadlocks = async () => {
    const { rows } = await rival.knex.raw(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    return rows[0].deadlocks as number
  }
  let slowest = 0
  try {
    for (const { application, enrolment } of pairs) {
      await perform(application)
      const { id } = application.answer as { id: number }
      const transaction = await rival.knex.transaction()
      await transaction.raw(`set local deadlock_timeout = '1min'`)
      await transaction('classes').where({ id: 1 }).forUpdate().select('id')
      const enrolled = perform(enrolment)
      await until(isWaiting)
      await transaction('applications').where({ id }).forUpdate().select('id')
      await transaction.commit()
      slowest = Math.max(slowest, await enrolled)
    }
    await until(async () => (await deadlocks()) >= pairs.length, 15)
  } finally {
    await rival.close()
  }
  await app.stop()
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toMatchObject({ acknowledged: writes.length, lost: [], doubled: [], halfDone: [] })
  return { deadlocks: pairs.length, failed: 0, lost: 0, doubled: 0, 'half done': 0, 'slowest answer ms': slowest }
}
