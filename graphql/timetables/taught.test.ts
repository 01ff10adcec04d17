import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'

/** What a teacher of two classes is answered about them and about a third. */
let app: TestApp
let teacher: { id: number; cookie: string }
let colleague: { id: number }
let stranger: { id: number }
let own: number
let second: number
let other: number

const slot = '07:30-08:30'
const secret = 'Zebediah'

async function addClass(name: string): Promise<number> {
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: name, position: 1 }
  return (await app.db('classes').insert(row).returning('id'))[0].id
}

/** Puts an entry straight into the timetable. */
async function place(classId: number, day: number, overrides: object = {}): Promise<number> {
  const row = { classId, day, slot, subject: 'Story Time', teacherId: colleague.id, room: `Room of ${classId}` }
  return (
    await app
      .db('timetable_entries')
      .insert({ ...row, ...overrides })
      .returning('id')
  )[0].id
}

const teach = (classId: number) => app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId })
const entriesOf = (classId: number) => app.db('timetable_entries').where({ classId }).orderBy('id')

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  teacher = await app.addUser({ role: 'teacher', firstName: 'Mpho', lastName: 'Sithole' })
  colleague = await app.addUser({ role: 'teacher', firstName: 'Palesa', lastName: 'Radebe' })
  stranger = await app.addUser({ role: 'teacher', firstName: 'Anna', lastName: 'Botha' })
  ;[own, second, other] = [await addClass('Weavers'), await addClass('Swifts'), await addClass(secret)]
  for (const classId of [own, second]) await teach(classId)
})
beforeEach(() => app.db('timetable_entries').delete())
afterAll(() => app.close())

interface Entry {
  id: number
  classId: number
  day: number
  subject: string
}
interface Change {
  entries: Entry[]
  removed: Entry[]
}
const shape = 'id classId day slot subject teacher room class { name }'
const change = `entries { ${shape} } removed { ${shape} } leftOut`

const ask = <Data = Record<string, unknown>>(document: string, variables: object = {}, headers = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: teacher.cookie, headers })
const operations = {
  addTimetableEntry: `mutation ($input: TimetableEntryInput!) { addTimetableEntry(input: $input) { ${shape} } }`,
  updateTimetableEntry: `mutation ($id: Int!, $input: TimetableEntryChangeInput!) {
    updateTimetableEntry(id: $id, input: $input) { ${shape} } }`,
  changeTimetableEntries: `mutation ($input: TimetableBulkInput!) { changeTimetableEntries(input: $input) { ${change} } }`,
  deleteTimetableEntries: `mutation ($input: TimetableIdsInput!) { deleteTimetableEntries(input: $input) { ${change} } }`,
  restoreTimetableEntries: `mutation ($input: TimetableRestoreInput!) { restoreTimetableEntries(input: $input) { ${change} } }`,
}
type Operation = keyof typeof operations

const add = (classId: number, day: number, overrides: object = {}, headers = {}) => {
  const input = { classId, day, slot, subject: 'Rest', teacherId: colleague.id, room: 'Nest', ...overrides }
  return ask<{ addTimetableEntry: Entry }>(operations.addTimetableEntry, { input }, headers)
}
const update = (id: number, input: object, headers = {}) =>
  ask<{ updateTimetableEntry: Entry }>(operations.updateTimetableEntry, { id, input }, headers)
const many = (operation: Operation, input: object, headers = {}) =>
  ask<Record<Operation, Change>>(operations[operation], { input }, headers)

describe('a teacher', () => {
  it('has the week of the classes she teaches, and the names of her colleagues', async () => {
    const mine = [await place(own, 1), await place(second, 2)]
    await place(other, 3)
    const { data } = await ask<{ timetable: Entry[]; classes: object[]; colleagues: object[] }>(
      '{ timetable { id } classes { name } colleagues { id firstName lastName } }',
    )
    expect(data.timetable).toEqual(mine.map((id) => ({ id })))
    expect(data.classes).toEqual([{ name: 'Weavers' }, { name: 'Swifts' }])
    expect(data.colleagues).toContainEqual({ id: stranger.id, firstName: 'Anna', lastName: 'Botha' })
    expect((await ask('{ colleagues { email } }')).error?.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  it('adds, changes, moves, deletes and restores entries of her classes', async () => {
    const { id } = (await add(own, 1)).data.addTimetableEntry
    const moved = await update(id, { day: 4, subject: 'Snack', teacherId: stranger.id })
    expect(moved.data.updateTimetableEntry).toMatchObject({ id, day: 4, subject: 'Snack', teacher: 'Anna Botha' })
    expect((await update(id, { classId: second })).data.updateTimetableEntry.classId).toBe(second)
    const both = [id, await place(own, 2)]
    const changed = await many('changeTimetableEntries', { ids: both, subject: 'Lunch' })
    expect(changed.data.changeTimetableEntries.entries.map(({ subject }) => subject)).toEqual(['Lunch', 'Lunch'])
    const removed = await many('deleteTimetableEntries', { ids: both })
    expect(removed.data.deleteTimetableEntries.removed).toHaveLength(2)
    expect((await ask('{ timetable { id } }')).data).toEqual({ timetable: [] })
    await many('restoreTimetableEntries', { ids: both })
    expect((await ask('{ timetable { id } }')).data).toEqual({ timetable: [both[1], id].map((one) => ({ id: one })) })
  })

  it('neither adds an entry to another class nor moves one there, alone or with others', async () => {
    const mine = await place(own, 1)
    const before = await entriesOf(own)
    const unknown = (await add(99_999, 2)).error
    expect(unknown?.code).toBe('NOT_FOUND')
    expect((await add(other, 2)).error).toEqual(unknown)
    expect((await update(mine, { classId: other })).error).toEqual(unknown)
    const bulk = await many('changeTimetableEntries', { ids: [mine], classId: other, subject: 'Rest' })
    expect(bulk.error).toEqual(unknown)
    expect([await entriesOf(own), await entriesOf(other)]).toEqual([before, []])
  })

  it.each(['changeTimetableEntries', 'deleteTimetableEntries', 'restoreTimetableEntries'] as const)(
    'is refused the whole of %s where one entry is of another class',
    async (operation) => {
      const deletedAt = operation === 'restoreTimetableEntries' ? new Date().toISOString() : null
      const ids = [await place(own, 1, { deletedAt }), await place(other, 2, { deletedAt })]
      const before = [await entriesOf(own), await entriesOf(other)]
      const values = operation === 'changeTimetableEntries' ? { subject: 'Rest' } : {}
      expect((await many(operation, { ids, ...values })).error?.code).toBe('NOT_FOUND')
      // an entry of another class is answered like one that does not exist
      const unknown = await many(operation, { ids: [ids[0], 99_999], ...values })
      const foreign = await many(operation, { ids, ...values })
      expect(foreign.error?.message).toBe(unknown.error?.message)
      expect([await entriesOf(own), await entriesOf(other)]).toEqual(before)
    },
  )

  it('reads of a clash with another class that teacher or room are taken, and not by whom or for what', async () => {
    await place(other, 1, { room: `The room of ${secret}`, subject: 'Creative Arts' })
    const busy = await add(own, 1)
    expect(busy.error).toMatchObject({
      code: 'CONFLICT',
      fields: { teacherId: `Palesa Radebe is teaching another class on Monday ${slot}.` },
    })
    const room = `the room of ${secret}`.toUpperCase()
    const taken = await add(own, 1, { teacherId: stranger.id, room })
    expect(taken.error?.fields).toEqual({ room: `${room} is taken by another class on Monday ${slot}.` })
    const mine = await place(own, 2, { teacherId: stranger.id })
    const [moved, bulk] = [
      await update(mine, { day: 1, teacherId: colleague.id }),
      await many('changeTimetableEntries', { ids: [await place(second, 1, { teacherId: stranger.id })], room }),
    ]
    expect(moved.error?.fields).toEqual(busy.error?.fields)
    expect(bulk.error?.fields).toEqual(taken.error?.fields)
    for (const { error } of [busy, moved]) expect(JSON.stringify(error)).not.toMatch(/Zebediah|Creative/)
  })

  it('reads of a clash within her own classes which one it is', async () => {
    await place(second, 1)
    const { error } = await add(own, 1)
    expect(error?.fields).toEqual({ teacherId: `Palesa Radebe is teaching Swifts on Monday ${slot} (Story Time).` })
  })

  it('has nothing to do with templates', async () => {
    await place(own, 1)
    const input = { classId: own, name: 'Mine' }
    const save = 'mutation ($input: SaveTimetableTemplateInput!) { saveTimetableTemplate(input: $input) { id } }'
    expect((await ask(save, { input })).error?.code).toBe('FORBIDDEN')
    expect((await ask('{ timetableTemplates { id } }')).error?.code).toBe('FORBIDDEN')
  })

  it('never reads or changes anything of another class, whatever is asked', async () => {
    const deletedAt = new Date().toISOString()
    const mine = [await place(own, 1), await place(second, 2), await place(own, 3, { deletedAt })]
    const places = [1, 2, 3].map((day) =>
      place(other, day, { teacherId: stranger.id, ...(day === 3 ? { deletedAt } : {}) }),
    )
    const foreign = await Promise.all(places)
    const before = await entriesOf(other)
    const request = fc.record({
      operation: fc.constantFrom(...(Object.keys(operations) as Operation[])),
      ids: fc.uniqueArray(fc.constantFrom(...mine, ...foreign), { minLength: 1, maxLength: 3 }),
      classId: fc.constantFrom(own, second, other),
      keepsClass: fc.boolean(),
      day: fc.integer({ min: 1, max: 6 }),
      key: fc.option(fc.integer({ min: 0, max: 5 })),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ operation, ids, classId, keepsClass, day, key }) => {
        const headers = key === null ? {} : { 'idempotency-key': `${operation} ${key}` }
        const to = keepsClass ? {} : { classId }
        const answer =
          operation === 'addTimetableEntry'
            ? await add(classId, day, { room: `Room ${day} ${classId}` }, headers)
            : operation === 'updateTimetableEntry'
              ? await update(Number(ids[0]), { day, ...to }, headers)
              : await many(
                  operation,
                  { ids, ...(operation === 'changeTimetableEntries' ? { subject: 'Rest', ...to } : {}) },
                  headers,
                )
        expect(JSON.stringify([answer.data, answer.error])).not.toContain(secret)
        if (answer.error)
          expect(['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_MISMATCH', 'BAD_USER_INPUT']).toContain(answer.error.code)
      }),
      { numRuns: propertyRuns(300) },
    )
    expect(await entriesOf(other)).toEqual(before)
  }, 120_000)
})

describe('a repeated request', () => {
  const key = { 'idempotency-key': 'taught' }
  beforeEach(() => app.db('idempotency_keys').delete())

  it('is not answered again to somebody who no longer teaches the class', async () => {
    const taught = () => app.db('duties').where({ userId: teacher.id, classId: own })
    const first = await add(own, 1, {}, key)
    expect((await add(own, 1, {}, key)).data).toEqual(first.data)
    await taught().update({ toDate: addDays(todayInJohannesburg(), -1), fromDate: addDays(todayInJohannesburg(), -9) })
    expect((await add(own, 1, {}, key)).error?.code).toBe('CONFLICT')
    expect((await update(first.data.addTimetableEntry.id, { day: 2 })).error?.code).toBe('NOT_FOUND')
    await taught().update({ toDate: null })
  })

  it.each([
    'updateTimetableEntry',
    'changeTimetableEntries',
    'deleteTimetableEntries',
    'restoreTimetableEntries',
  ] as const)('of %s is not answered again about an entry that is in another class meanwhile', async (operation) => {
    const deletedAt = operation === 'restoreTimetableEntries' ? new Date().toISOString() : null
    const ids = [await place(own, 1, { deletedAt }), await place(second, 2, { deletedAt })]
    const values = operation === 'changeTimetableEntries' ? { subject: 'Rest' } : {}
    const again = () =>
      operation === 'updateTimetableEntry'
        ? update(Number(ids[0]), { subject: 'Rest' }, key)
        : many(operation, { ids, ...values }, key)
    const [first, repeated] = [await again(), await again()]
    expect([first.error, repeated.data]).toEqual([null, first.data])
    await app.db('timetable_entries').where({ id: ids[0] }).update({ classId: other })
    expect((await again()).error?.code).toBe(operation === 'updateTimetableEntry' ? 'CONFLICT' : 'NOT_FOUND')
  })
})
