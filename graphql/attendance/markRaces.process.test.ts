import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { describeDemoCentre } from '#graphql/database/demo/centre.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { untilBlocked } from '#tests/setup/blocked.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let postgres: PostgresServer
let app: TestApp
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('marks'))
  await migrate(database.knex, database.kind)
  await describeDemoCentre(database.knex)
  app = await openTestApp({ database })
})
afterAll(async () => {
  await app.close()
  await postgres.stop()
})

/** Catches an audit log that names the one whose mark came second for what the first one saved. */
it('of two first marks at once the audit log has none of the one that came second', async () => {
  const [first, second] = [await app.addUser({ role: 'admin' }), await app.addUser({ role: 'admin' })]
  const today = todayInJohannesburg()
  const childId = await app.addChild({ enrolledOn: addDays(today, -9) })
  const marked = { childId, date: today, status: 'present', timeIn: '07:30', recordedBy: first.id }
  const { answer } = await app.db.transaction(async (inner) => {
    await inner('attendance').insert(marked)
    const sent = app.graphql<{ markAttendance: { outcomes: { refused: string | null }[] } }>(
      'mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }',
      { input: { date: today, marks: [{ childId, status: 'absent', version: null }] } },
      { cookie: second.cookie },
    )
    await untilBlocked(app.db, 1)
    return { answer: sent }
  })
  const { data, error } = await answer
  expect(error).toBeNull()
  expect(data.markAttendance.outcomes).toEqual([
    { refused: expect.stringContaining('Somebody else has just changed this') },
  ])
  expect(await app.db('attendance').where({ childId })).toMatchObject([{ status: 'present', timeIn: '07:30' }])
  expect(await app.db('audit_entries').where({ action: 'markAttendance', userId: second.id })).toEqual([])
})
