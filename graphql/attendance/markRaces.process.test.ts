import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { untilBlocked } from '#tests/setup/blocked.ts'
import type { TestApp } from '#tests/setup/server.ts'
import { openAppOnServer } from '#tests/setup/serverApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppOnServer()
})
afterAll(() => app.close())

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
