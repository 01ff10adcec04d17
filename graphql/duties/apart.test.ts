import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import type { Duty } from './duty.model.ts'

let app: TestApp
let classIds: number[]
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  const ages = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36 }
  const rooms = ['Weavers', 'Sunbirds'].map((name) => ({ ...ages, name, room: name, capacity: 9, position: 1 }))
  classIds = await app
    .db('classes')
    .insert(rooms)
    .returning('id')
    .then((rows) => rows.map(({ id }) => id))
})
afterAll(() => app.close())

/** Catches a database that lets the same duty overlap, whatever wrote it. */
it('lets nobody have the same duty twice on a day', async () => {
  const { db } = app
  const { id: userId } = await app.addUser({ role: 'teacher' })
  const [one, two] = classIds
  const days = (kind: string, classId: number | undefined, fromDate: string, toDate: string | null) => {
    return { userId, kind, classId: classId ?? null, fromDate, toDate }
  }
  await db('duties').insert([
    days('teacher', one, '2026-01-05', '2026-06-30'),
    days('teacher', two, '2026-03-01', '2026-04-30'),
    days('kitchen', undefined, '2026-03-01', null),
    days('gate', undefined, '2026-04-30', null),
  ])
  for (const same of [days('teacher', one, '2026-06-30', '2026-07-31'), days('kitchen', undefined, '2027-01-01', null)])
    await expect(db('duties').insert(same)).rejects.toMatchObject({ code: '23P01', constraint: 'duties_apart' })
  await db('duties').insert(days('teacher', one, '2026-07-01', '2026-08-31'))
})

/**
 * Catches a way to begin, correct or end a duty that runs into the exclusion of the database, which answers without saying with
 * what, or that would overlap without it.
 */
it('keeps the same duty apart on any way there, and names the one that is in the way', async () => {
  const { cookie } = await app.addUser({ role: 'admin' })
  const today = todayInJohannesburg()
  const send = (field: string, type: string, input: object) =>
    app.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, { input }, { cookie })
  const step = fc.record({
    what: fc.constantFrom('start', 'correct', 'end', 'teach', 'stop'),
    kind: fc.constantFrom('teacher', 'gate'),
    of: fc.nat({ max: 1 }),
    from: fc.integer({ min: -20, max: 20 }),
    days: fc.option(fc.nat({ max: 15 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { id: userId } = await app.addUser({ role: 'teacher' })
      for (const { what, kind, of, from, days } of steps) {
        const classId = classIds[of]
        const fromDate = addDays(today, from)
        const input = { userId, kind, classId, fromDate, toDate: days === null ? null : addDays(fromDate, days) }
        const rows: Duty[] = await app.db('duties').where({ userId }).orderBy('id')
        const id = rows[of]?.id
        const { error } = await (what === 'end' && id
          ? send('endDuty', 'EndDutyInput', { id, lastDay: fromDate })
          : what === 'teach' || what === 'stop'
            ? send('setClassStaff', 'ClassStaffInput', { classId, staffIds: what === 'teach' ? [userId] : [] })
            : send('saveDuty', 'DutyInput', { ...input, ...(what === 'correct' && { id }) }))
        if (error) expect(error.message).toMatch(/already has this duty from|This duty (begins|ends|ended) on/)
      }
      const rows: Duty[] = await app.db('duties').where({ userId }).orderBy('fromDate')
      for (const [index, { kind, classId, toDate }] of rows.entries()) {
        const next = rows.slice(index + 1).find((other) => other.kind === kind && other.classId === classId)
        if (next) expect(toDate !== null && toDate < next.fromDate).toBe(true)
      }
    }),
    { numRuns: propertyRuns(12) },
  )
})
