import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOver } from '../../migrations/192_placements.ts'
import { down, up } from '../../migrations/193_children_by_placements.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('carries over the moves that the audit log tells of, the plan, and the last day', async () => {
  const today = todayInJohannesburg()
  const classes: number[] = await app.db('classes').orderBy('id').pluck('id')
  const [one = 0, two = 0, three = 0] = classes
  const childId = await app.addChild()
  await down(app.db)
  await app
    .db('children')
    .where({ id: childId })
    .update({
      classId: two,
      programId: null,
      dayPlan: 'half_day',
      enrolledOn: addDays(today, -100),
      lastDay: addDays(today, 60),
      leavingReason: 'Moves to Durban',
      nextClassId: three,
      nextClassOn: addDays(today, 30),
    })
  const moved = (days: number, before: object, after: object) =>
    app.db('audit_entries').insert({
      action: 'updateChild',
      entity: 'child',
      entityId: childId,
      at: `${addDays(today, -days)}T08:00:00Z`,
      before: JSON.stringify({ classId: one, programId: null, dayPlan: 'full_time', ...before }),
      after: JSON.stringify({ classId: one, programId: null, dayPlan: 'full_time', ...after }),
    })
  await moved(70, {}, { dayPlan: 'half_day' })
  await moved(20, { dayPlan: 'half_day' }, { classId: 999_999, dayPlan: 'half_day' })
  await moved(20, { classId: 999_999, dayPlan: 'half_day' }, { classId: two, dayPlan: 'half_day' })
  await app.db('placements').delete()
  await carryOver(app.db)
  await up(app.db)
  const rows = await app.db('placements').where({ childId }).orderBy('fromDate')
  const found = rows.map(({ classId, dayPlan, fromDate, toDate }) => [classId, dayPlan, fromDate, toDate])
  expect(found).toEqual([
    [one, 'full_time', addDays(today, -100), addDays(today, -71)],
    [one, 'half_day', addDays(today, -70), addDays(today, -21)],
    [two, 'half_day', addDays(today, -20), addDays(today, 29)],
    [three, 'half_day', addDays(today, 30), addDays(today, 60)],
  ])
  expect(rows.map(({ leavingReason }) => leavingReason)).toEqual([null, null, null, 'Moves to Durban'])
})
