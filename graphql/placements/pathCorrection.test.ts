import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, firstOfMonth, formatDate, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
let from: number
let to: number
let childId: number
let first: { id: number; version: number }
let second: { id: number; version: number }

const today = todayInJohannesburg()
const at = (day: number) => addDays(today, day)

beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
  ;[from = 0, to = 0] = await app.db('classes').orderBy('id').pluck('id')
  await app.db('classes').whereIn('id', [from, to]).update({ capacity: 40 })
})
afterAll(() => app.close())
beforeEach(async () => {
  const child = { firstName: 'Lesedi', dayPlan: 'full_time' as const, dateOfBirth: at(-900) }
  childId = await app.addChild({ ...child, classId: to, enrolledOn: at(-100) })
  await app
    .db('placements')
    .where({ childId })
    .update({ fromDate: at(-40) })
  const past = { childId, classId: from, dayPlan: 'full_time', fromDate: at(-100), toDate: at(-41) }
  const rows = await app.db('placements').insert(past).returning(['id', 'version'])
  first = rows[0]
  second = await app.db('placements').where({ childId, classId: to }).first('id', 'version')
})

const correct = (values: object) =>
  app.graphql<{ correctPlacement: { version: number; fromDate: string } }>(
    'mutation ($input: CorrectPlacementInput!) { correctPlacement(input: $input) { version fromDate } }',
    { input: { childId, dayPlan: 'full_time', reason: 'Entered a week late', ...values } },
    { cookie },
  )
const add = (values: object) =>
  app.graphql<{ addPlacement: { id: number } }>(
    'mutation ($input: AddPlacementInput!) { addPlacement(input: $input) { id } }',
    { input: { childId, classId: from, dayPlan: 'full_time', reason: 'Was forgotten', ...values } },
    { cookie },
  )
const fieldsOf = async (values: object) => (await correct(values)).error?.fields

describe('a correction of the past', () => {
  it('changes that placement alone, with the reason in the audit entry, and says first what it touches', async () => {
    await app.db('attendance').insert({ childId, date: at(-45), status: 'absent' })
    const month = `${monthOf(at(-45))}-01`
    const bill = { kind: 'fee', month, amountCents: 100, description: 'Fee', issuedOn: month, dueDate: month }
    await app.db('bills').insert({ childId, ...bill })
    const effects = await app.graphql(
      'query ($childId: Int!, $id: Int, $to: LocalDate) { correctionEffects(childId: $childId, id: $id, fromDate: "2020-01-01", toDate: $to) { billedMonths registerDays } }',
      { childId, id: first.id, to: at(-48) },
      { cookie },
    )
    expect(effects.data).toEqual({ correctionEffects: { billedMonths: [monthOf(month)], registerDays: 1 } })
    const ofAdded = await app.graphql(
      'query ($childId: Int!, $from: LocalDate!) { correctionEffects(childId: $childId, fromDate: $from) { billedMonths registerDays } }',
      { childId, from: at(-44) },
      { cookie },
    )
    expect(ofAdded.data).toEqual({ correctionEffects: { billedMonths: expect.any(Array), registerDays: 0 } })
    const { data } = await correct({ id: first.id, version: 1, classId: from, fromDate: at(-100), toDate: at(-48) })
    expect(data.correctPlacement.version).toBe(2)
    const rows = await app.db('placements').where({ childId }).orderBy('fromDate')
    expect(rows.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
      [at(-100), at(-48)],
      [at(-40), null],
    ])
    const entry = await app.db('audit_entries').where({ action: 'correctPlacement', entityId: first.id }).first()
    expect(entry.before).toMatchObject({ toDate: at(-41) })
    expect(entry.after).toMatchObject({ toDate: at(-48), reason: 'Entered a week late' })
  })

  it('asks why where days that are over change, and not for a change that lies ahead', async () => {
    const open = { id: second.id, classId: to, fromDate: at(-40), reason: '' }
    expect(await fieldsOf({ ...open, dayPlan: 'half_day' })).toEqual({
      reason: 'Please give a reason: this changes past days.',
    })
    expect((await correct({ ...open, toDate: at(30) })).error).toBeNull()
  })

  it('is refused beside its field where days are the wrong way round, taken, or before the birth', async () => {
    const wanted = { id: first.id, classId: from, fromDate: at(-100), toDate: at(-41) }
    expect(await fieldsOf({ ...wanted, toDate: at(-101) })).toEqual({
      toDate: 'The last day cannot be before the first one.',
    })
    const { name } = await app.db('classes').where({ id: to }).first()
    expect(await fieldsOf({ ...wanted, toDate: at(-40) })).toEqual({
      toDate: `Lesedi is in ${name} from ${formatDate(at(-40))}. Correct that first, or choose other days.`,
    })
    expect(await fieldsOf({ ...wanted, fromDate: at(-901) })).toEqual({
      fromDate: `Lesedi was born on ${formatDate(at(-900))}: choose that day or a later one.`,
    })
    const other = await app.addChild()
    expect((await correct({ ...wanted, childId: other })).error?.code).toBe('NOT_FOUND')
  })

  it('is refused for a class that was closed by then, or is full on one of the days; of two at once the second is stale', async () => {
    const wanted = { id: first.id, version: 1, fromDate: at(-100), toDate: at(-41) }
    const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, room: 'Aloe', capacity: 1 }
    const add = async (name: string, values: object) =>
      (
        await app
          .db('classes')
          .insert({ ...room, name, ...values })
          .returning('id')
      )[0].id
    const closed = await add(`Closed ${childId}`, { deletedAt: `${at(-50)}T08:00:00Z` })
    expect((await fieldsOf({ ...wanted, classId: closed }))?.classId).toContain(`was closed on ${formatDate(at(-50))}`)
    const full = await add(`Full ${childId}`, {})
    const there = await app.addChild({ classId: full, enrolledOn: at(-60) })
    await app
      .db('placements')
      .where({ childId: there })
      .update({ toDate: at(-42) })
    expect(await fieldsOf({ ...wanted, classId: full })).toEqual({
      classId: `Full ${childId} is full on ${formatDate(at(-60))}. Its one place is taken or offered. Choose another class or other days.`,
    })
    const days = { fromDate: at(-100), toDate: at(-61) }
    const [one, two] = await Promise.all([
      correct({ ...wanted, ...days, classId: full }),
      correct({ ...wanted, ...days, classId: closed }),
    ])
    expect([one.error?.code ?? 'saved', two.error?.code ?? 'saved'].toSorted()).toEqual(['STALE', 'saved'])
  })
})

describe('the register of days that a correction leaves out', () => {
  it('refuses it where the child was here', async () => {
    await app.db('attendance').insert({ childId, date: at(-60), status: 'late', timeIn: '09:30' })
    const wanted = { id: first.id, classId: from, fromDate: at(-100), toDate: at(-41) }
    const there = `Lesedi is on the register as present on ${formatDate(at(-60))}.`
    expect(await fieldsOf({ ...wanted, toDate: at(-61) })).toEqual({
      toDate: `${there} Please choose that day or a later one as the last day.`,
    })
    expect(await fieldsOf({ ...wanted, fromDate: at(-59) })).toEqual({
      fromDate: `${there} Please choose that day or an earlier one as the first day.`,
    })
    expect((await correct({ ...wanted, fromDate: at(-60), toDate: at(-60) })).error).toBeNull()
  })
})

describe('an earlier first day', () => {
  it('needs a place in the class that the child was in then, whatever class it is in today', async () => {
    const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, room: 'Aloe', capacity: 1 }
    const [full] = await app
      .db('classes')
      .insert({ ...room, name: `First ${childId}` })
      .returning('id')
    await app.db('placements').where({ id: first.id }).update({ classId: full.id })
    const other = await app.addChild({ classId: full.id, enrolledOn: at(-160) })
    await app
      .db('placements')
      .where({ childId: other })
      .update({ toDate: at(-130) })
    const begin = (enrolledOn: string, values: object = {}) =>
      app.graphql(
        'mutation ($input: UpdateChildInput!) { updateChild(input: $input) { id } }',
        { input: { id: childId, enrolledOn, ...values } },
        { cookie },
      )
    for (const values of [{}, { classId: from }])
      expect((await begin(at(-140), values)).error).toMatchObject({
        code: 'CONFLICT',
        fields: {
          enrolledOn: `First ${childId} is full on ${formatDate(at(-140))}. Its one place is taken or offered. Choose a later first day.`,
        },
      })
    expect((await begin(at(-129))).error).toBeNull()
    expect((await begin(at(-140), { overrideCapacity: true })).error).toBeNull()
  })
})

describe('a time at the centre that is missing', () => {
  it('is added with the reason in the audit entry', async () => {
    const { data } = await add({ fromDate: at(-200), toDate: at(-150) })
    const rows = await app.db('placements').where({ childId }).orderBy('fromDate')
    expect(rows.map(({ id, fromDate }) => [id, fromDate])).toEqual([
      [data.addPlacement.id, at(-200)],
      [first.id, at(-100)],
      [second.id, at(-40)],
    ])
    const entry = await app.db('audit_entries').where({ action: 'addPlacement', entityId: rows[0].id }).first()
    expect(entry.after).toMatchObject({ childId, classId: from, reason: 'Was forgotten' })
  })

  it('is refused beside its field by the rules of a correction', async () => {
    const wanted = { fromDate: at(-200), toDate: at(-150) }
    const { name } = await app.db('classes').where({ id: from }).first()
    const taken = `Lesedi is in ${name} from ${formatDate(at(-100))} to ${formatDate(at(-41))}. Correct that first, or choose other days.`
    const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, room: 'Aloe', capacity: 1 }
    const [full] = await app
      .db('classes')
      .insert({ ...room, name: `Filled ${childId}` })
      .returning('id')
    await app.addChild({ classId: full.id, enrolledOn: at(-160) })
    const refusals = [
      [{ ...wanted, toDate: at(-201) }, { toDate: 'The last day cannot be before the first one.' }],
      [{ ...wanted, toDate: at(-100) }, { toDate: taken }],
      [{ ...wanted, toDate: null }, { toDate: taken }],
      [{ ...wanted, reason: '' }, { reason: 'Please give a reason: this changes past days.' }],
      [{ ...wanted, fromDate: at(-901) }, { fromDate: expect.stringContaining('was born on') }],
      [{ ...wanted, classId: full.id }, { classId: expect.stringContaining(`is full on ${formatDate(at(-160))}`) }],
    ] as const
    for (const [values, fields] of refusals) expect((await add(values)).error?.fields).toEqual(fields)
    await app
      .db('placements')
      .where({ id: second.id })
      .update({ toDate: at(-10) })
    expect((await add({ fromDate: at(-5), toDate: at(-2) })).error?.fields).toEqual({
      fromDate: `Lesedi's last day is ${formatDate(at(-10))}: choose earlier days. If Lesedi came back, record that first, then correct its days.`,
    })
    expect(await app.db('placements').where({ childId })).toHaveLength(2)
  })

  it('is added by one of two administrators at once; the other reads where the child is by now', async () => {
    const wanted = { fromDate: at(-200), toDate: at(-150) }
    const both = await Promise.all([add(wanted), add({ ...wanted, classId: to })])
    const [refused] = both.filter(({ error }) => error)
    expect(both.filter(({ error }) => !error)).toHaveLength(1)
    expect(refused?.error?.fields?.fromDate).toContain(
      ` from ${formatDate(at(-200))} to ${formatDate(at(-150))}. Correct that first`,
    )
  })
})

describe('a time at the centre that was recorded wrongly', () => {
  const remove = (values: object) =>
    app.graphql(
      'mutation ($input: RemovePlacementInput!) { removePlacement(input: $input) { id } }',
      { input: { childId, id: first.id, reason: 'Was entered twice', ...values } },
      { cookie },
    )
  it('is removed with the reason in the audit entry, unless the register says that the child was here, or it is the only one', async () => {
    await app.db('attendance').insert([
      { childId, date: at(-60), status: 'absent' },
      { childId, date: at(-45), status: 'present', timeIn: '07:30' },
    ])
    expect((await remove({})).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Lesedi is on the register as present on ${formatDate(at(-45))}.`),
    })
    await app
      .db('attendance')
      .where({ childId, date: at(-45) })
      .delete()
    expect((await remove({ reason: '' })).error?.fields).toHaveProperty('reason')
    expect((await remove({ version: first.version + 1 })).error?.code).toBe('STALE')
    expect((await remove({ version: first.version })).error).toBeNull()
    const entry = await app.db('audit_entries').where({ action: 'removePlacement', entityId: first.id }).first()
    expect(entry.before).toMatchObject({ fromDate: at(-100), toDate: at(-41) })
    expect(JSON.stringify(entry)).toContain('Was entered twice')
    expect((await remove({ id: second.id })).error).toMatchObject({
      code: 'CONFLICT',
      message: "This is Lesedi's only placement. Correct it instead.",
    })
  })
})

describe('the last day of a child who gave notice', () => {
  it('keeps the month of notice while that comes after it, and drops it where the child is still there then', async () => {
    const noticeMonth = firstOfMonth(at(60))
    await app
      .db('placements')
      .where({ id: second.id })
      .update({ toDate: at(10), noticeMonth, leavingReason: 'Moves away' })
    const known = { id: second.id, classId: to, fromDate: at(-40) }
    const noticeAfter = async (toDate: string, version: number) => {
      expect((await correct({ ...known, toDate, version })).error).toBeNull()
      return (await app.db('placements').where({ id: second.id }).first('noticeMonth')).noticeMonth
    }
    expect(await noticeAfter(at(5), 1)).toBe(noticeMonth)
    expect(await noticeAfter(at(70), 2)).toBeNull()
  })
})

describe('before the day on which the centre opened', () => {
  const openOn = (day: string | null) =>
    app
      .db('settings')
      .where({ name: 'centre' })
      .update({ value: app.db.raw(`value || jsonb_build_object('openedOn', ?::text)`, [day]) })
  afterAll(() => openOn(null))

  it('nobody is placed; what was recorded before that was known can still be corrected', async () => {
    await openOn(at(-90))
    const problem = `The centre opened on ${formatDate(at(-90))}: choose that day or a later one.`
    expect((await add({ fromDate: at(-200), toDate: at(-150) })).error?.fields).toEqual({ fromDate: problem })
    const known = { id: first.id, version: 1, classId: from, fromDate: at(-100), toDate: at(-48) }
    expect(await fieldsOf({ ...known, fromDate: at(-101) })).toEqual({ fromDate: problem })
    expect((await correct(known)).error).toBeNull()
    const update = 'mutation ($input: UpdateChildInput!) { updateChild(input: $input) { id } }'
    const enrol = (enrolledOn: string) => app.graphql(update, { input: { id: childId, enrolledOn } }, { cookie })
    expect((await enrol(at(-110))).error?.fields).toEqual({ enrolledOn: problem })
    const create = 'mutation ($input: CreateChildInput!) { createChild(input: $input) { id } }'
    const input = { firstName: 'Early', lastName: 'Bird', dateOfBirth: at(-900), enrolledOn: at(-91) }
    const { error } = await app.graphql(create, { input }, { cookie })
    expect(error?.fields).toEqual({ enrolledOn: problem })
  })
})
