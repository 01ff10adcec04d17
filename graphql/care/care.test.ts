import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { type CareVersion, currentEntries, supplyItems } from './care.rules.ts'
import { mostOfADay } from './care.service.ts'
import { supplyLeft } from './supplies.rules.ts'

let app: TestApp
let admin: { id: number; cookie: string }
let teacher: { id: number; cookie: string }
let otherTeacher: { id: number; cookie: string }
let parent: { id: number; cookie: string }
let otherParent: { id: number; cookie: string }
let classId: number
let otherClassId: number
let lerato: number
let thabo: number
let otherChild: number

const today = todayInJohannesburg()
const yesterday = addDays(today, -1)
const at = (time: string, date = yesterday) => new Date(`${date}T${time}:00+02:00`).toISOString()
/** A minute of today that has come, whenever the tests run. */
const justNow = at('00:01', today)

async function addClass(name: string, position: number): Promise<number> {
  const row = { name, ageGroup: '1-2 years', ageFromMonths: 12, ageToMonths: 24, capacity: 90, room: name, position }
  return (await app.db('classes').insert(row).returning('id'))[0].id
}

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin', firstName: 'Andile' })
  teacher = await app.addUser({ role: 'teacher', firstName: 'Nomsa' })
  otherTeacher = await app.addUser({ role: 'teacher', firstName: 'Mandisa' })
  parent = await app.addUser()
  otherParent = await app.addUser()
  classId = await addClass('Weavers', 0)
  otherClassId = await addClass('Hoopoes', 1)
  const fromDate = addDays(today, -60)
  await app.db('duties').insert([
    { userId: teacher.id, kind: 'teacher', classId, fromDate },
    { userId: otherTeacher.id, kind: 'teacher', classId: otherClassId, fromDate },
  ])
})
afterAll(() => app.close())

/** Each test has children of its own; their days are not those of the tests before. */
beforeEach(async () => {
  await app.db('care_days').delete()
  await app.db('settings').where({ name: 'care' }).delete()
  const bornOn = addDays(today, -500)
  lerato = await app.addChild({ firstName: 'Lerato', classId, dateOfBirth: bornOn }, [parent.id])
  thabo = await app.addChild({ firstName: 'Thabo', classId, dateOfBirth: bornOn })
  otherChild = await app.addChild({ firstName: 'Zodwa', classId: otherClassId }, [otherParent.id])
})

type Values = Record<string, unknown>
const entry = (childId: number, values: Values = {}) => {
  const id = randomUUID()
  return { id, entryId: id, childId, kind: 'nappy', nappy: 'wet', at: at('09:00'), ...values }
}

interface Entry {
  id: string
  entryId: string
  childId: number
  kind: string
  nappy: string | null
  text: string | null
  removed: boolean
  saidByName: string | null
  isCorrection: boolean
  earlier: { nappy: string | null; text: string | null; saidByName: string | null }[]
}
const fields = `id entryId childId kind at until nappy text removed saidByName isCorrection
  earlier { nappy text saidByName }`

const record = (who: { cookie: string }, entries: object[], headers = {}) =>
  app.graphql<{ recordCare: Entry[] }>(
    `mutation ($input: RecordCareInput!) { recordCare(input: $input) { ${fields} } }`,
    { input: { entries } },
    { cookie: who.cookie, headers },
  )

interface Child {
  childId: number
  firstName: string
  checkMinutes: number
  asleepSince: string | null
  nextCheckAt: string | null
  status: string | null
  entries: Entry[]
  supplies: { item: string; left: number; enoughUntil: string | null; isShort: boolean }[]
}
interface Day {
  closedAt: string | null
  closedByName: string | null
  telling: string
  children: Child[]
}
const ofDay = `closedAt closedByName telling children { childId firstName checkMinutes asleepSince nextCheckAt status
  entries { ${fields} } supplies { item left enoughUntil isShort } }`
const careDay = (who: { cookie: string }, date = yesterday, ofClass = classId) =>
  app.graphql<{ careDay: Day }>(
    `query ($classId: Int!, $date: LocalDate!) { careDay(classId: $classId, date: $date) { ${ofDay} } }`,
    { classId: ofClass, date },
    { cookie: who.cookie },
  )
const childIn = async (who: { cookie: string }, childId: number, date = yesterday) =>
  (await careDay(who, date)).data.careDay.children.find((child) => child.childId === childId)

const close = (who: { cookie: string }, date = yesterday, ofClass = classId) =>
  app.graphql<{ closeCareDay: Day }>(
    `mutation ($input: CloseCareDayInput!) { closeCareDay(input: $input) { ${ofDay} } }`,
    { input: { classId: ofClass, date } },
    { cookie: who.cookie },
  )

interface Told {
  date: string
  closedAt: string | null
  isTold: boolean
  entries: Entry[]
}
/** What a family reads, by the child. */
async function family(who: { cookie: string }, from = yesterday, until = today) {
  const { data, error } = await app.graphql<{
    myChildren: { id: number; care: Told[]; supplies: { item: string; left: number }[] }[]
  }>(
    `query ($from: LocalDate!, $until: LocalDate!) { myChildren {
      id care(from: $from, until: $until) { date closedAt isTold entries { ${fields} } } supplies { item left } } }`,
    { from, until },
    { cookie: who.cookie },
  )
  expect(error).toBeNull()
  return data.myChildren
}
const told = async (who: { cookie: string }, childId: number, date = yesterday) =>
  (await family(who)).find(({ id }) => id === childId)?.care.find((day) => day.date === date)

const stored = async (...childIds: number[]): Promise<number> =>
  (await app.db('care_entries').whereIn('childId', childIds)).length

const setTelling = (telling: string) =>
  app.db('settings').insert({ name: 'care', value: JSON.stringify({ telling }), version: 1 })

describe('what a class enters', () => {
  it('is told to the family of each child, and to no other', async () => {
    const made = [entry(lerato), entry(thabo, { kind: 'note', nappy: null, text: 'Built a tower' })]
    const { data, error } = await record(teacher, made)
    expect(error).toBeNull()
    expect(data.recordCare.map(({ childId, kind }) => [childId, kind])).toEqual(
      expect.arrayContaining([
        [lerato, 'nappy'],
        [thabo, 'note'],
      ]),
    )
    expect((await told(parent, lerato))?.entries).toMatchObject([{ kind: 'nappy', nappy: 'wet' }])
    expect(JSON.stringify(await family(otherParent))).not.toContain('nappy')
    expect(await childIn(teacher, lerato)).toMatchObject({ firstName: 'Lerato', entries: [{ saidByName: 'Nomsa' }] })
  })

  it('is one entry of the audit log for the request, which says whose and nothing of what', async () => {
    const before = await app.db('audit_entries').where({ action: 'recordCare' })
    await record(teacher, [entry(lerato, { text: 'A rash, we think' }), entry(thabo)])
    const after = await app.db('audit_entries').where({ action: 'recordCare' }).orderBy('id')
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)).toMatchObject({ userId: teacher.id, entity: 'care' })
    expect(JSON.stringify(after.at(-1).after)).toContain(`"childId":${lerato}`)
    expect(JSON.stringify(after.at(-1))).not.toContain('rash')
  })

  it('is stored once, however often it arrives after an answer was lost', async () => {
    const made = [entry(lerato), entry(thabo)]
    const first = await record(teacher, made)
    const again = await record(teacher, [...made, ...made])
    expect(again.data).toEqual(first.data)
    expect(await stored(lerato, thabo)).toBe(2)
    const key = { 'idempotency-key': randomUUID() }
    const more = [entry(lerato)]
    const once = await record(teacher, more, key)
    expect((await record(teacher, more, key)).data).toEqual(once.data)
    expect(await stored(lerato)).toBe(2)
  })

  it('is stored once also when both requests arrive at the same moment', async () => {
    const made = [entry(lerato), entry(thabo)]
    const answers = await Promise.all([record(teacher, made), record(teacher, made)])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect(await stored(lerato, thabo)).toBe(2)
  })

  it('is answered again after the child has left, since nothing new is said', async () => {
    const made = [entry(lerato, { at: justNow })]
    await record(teacher, made)
    await app.db('attendance').insert({ childId: lerato, date: today, status: 'absent' })
    expect((await record(teacher, made)).error).toBeNull()
    expect((await record(teacher, [entry(lerato, { at: justNow })])).error?.message).toBe(
      'Lerato is marked absent today.',
    )
  })
})

describe('what cannot be', () => {
  const register = (childId: number, values: object) =>
    app.db('attendance').insert({ childId, date: today, status: 'present', ...values })

  it('is refused in words, and nothing of the request is stored', async () => {
    await register(lerato, { status: 'absent' })
    await register(thabo, { timeIn: '00:00', timeOut: '00:00' })
    const made = [entry(lerato, { at: justNow }), entry(thabo, { at: justNow }), entry(lerato)]
    expect((await record(teacher, made)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Lerato is marked absent today. Thabo went home at 00:00.',
    })
    expect(await stored(lerato, thabo)).toBe(0)
  })

  it.each([
    ['a child of another class', () => [entry(lerato), entry(otherChild)], 'NOT_FOUND', /child on this list/],
    [
      'what lies ahead',
      () => [entry(lerato, { at: at('23:59', addDays(today, 1)) })],
      'BAD_USER_INPUT',
      /in the future/,
    ],
    [
      'a day that is long over',
      () => [entry(lerato, { at: at('09:00', addDays(today, -8)) })],
      'BAD_USER_INPUT',
      /office/,
    ],
    [
      'a sleep that ends before it begins',
      () => [entry(lerato, { kind: 'sleep', until: at('08:00') })],
      'BAD_USER_INPUT',
      /ends before it starts/,
    ],
    [
      'a sleep over midnight',
      () => [entry(lerato, { kind: 'sleep', at: at('23:00', addDays(today, -2)), until: at('06:00') })],
      'BAD_USER_INPUT',
      /same day/,
    ],
    [
      'a bottle that is too large',
      () => [entry(lerato, { kind: 'bottle', milk: 'formula', ml: 401 })],
      'BAD_USER_INPUT',
      /from 0 to 400 ml/,
    ],
    [
      'a meal without how much was eaten',
      () => [entry(lerato, { kind: 'meal', meal: 'lunch' })],
      'BAD_USER_INPUT',
      /how much/,
    ],
    ['a kind that there is none of', () => [entry(lerato, { kind: 'bath' })], 'BAD_USER_INPUT', /what it was/],
    ['an id that is none', () => [entry(lerato, { id: 'one' })], 'BAD_USER_INPUT', /needs an id/],
  ])('%s is refused', async (_what, made, code, words) => {
    const { error } = await record(teacher, made())
    expect(error?.code).toBe(code)
    expect(`${error?.message} ${JSON.stringify(error?.fields ?? {})}`).toMatch(words)
    expect(await stored(lerato, otherChild)).toBe(0)
  })

  it('a child that is not enrolled on the day is refused, and supplies are counted while it is away', async () => {
    const later = await app.addChild({ firstName: 'Amahle', classId, enrolledOn: today })
    expect((await record(teacher, [entry(later)])).error?.message).toMatch(/^Amahle starts on/)
    await register(lerato, { status: 'absent' })
    const supplies = { kind: 'supplies', nappy: null, item: 'nappies', way: 'counted', count: 7, at: justNow }
    expect((await record(teacher, [entry(lerato, supplies)])).error).toBeNull()
  })

  it('a correction of another child, kind or day is refused, without a word of a child of another class', async () => {
    const made = entry(lerato)
    await record(teacher, [made])
    const correcting = (values: Values, childId = lerato) => entry(childId, { entryId: made.entryId, ...values })
    expect((await record(teacher, [correcting({}, thabo)])).error?.code).toBe('NOT_FOUND')
    for (const wrong of [correcting({ kind: 'sunscreen' }), correcting({ at: justNow })])
      expect((await record(teacher, [wrong])).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringMatching(/^A correction cannot change/),
      })
    const stranger = await record(otherTeacher, [correcting({}, otherChild)])
    expect(stranger.error?.code).toBe('NOT_FOUND')
    expect(stranger.text).not.toContain('Lerato')
    expect(await stored(lerato, thabo, otherChild)).toBe(1)
  })

  it('older days are changed by the office', async () => {
    const old = [entry(lerato, { at: at('09:00', addDays(today, -20)) })]
    expect((await record(admin, old)).error).toBeNull()
  })

  it('nobody fills the day of a child, which everybody reads as a whole; the office still corrects it', async () => {
    const rows = Array.from({ length: mostOfADay - 1 }, () => entry(lerato))
    await app.db('care_entries').insert(rows.map((row) => ({ ...row, date: yesterday, saidAt: row.at })))
    const two = await record(teacher, [entry(lerato), entry(lerato)])
    expect(two.error?.message).toMatch(/^There are 500 entries for a child on \d+ .+ Please ask the office\.$/)
    expect((await record(teacher, [entry(lerato), entry(thabo)])).error).toBeNull()
    expect((await record(teacher, [entry(lerato)])).error?.code).toBe('BAD_USER_INPUT')
    expect((await record(admin, [entry(lerato)])).error).toBeNull()
    expect((await record(teacher, [entry(lerato, { at: justNow }), entry(thabo)])).error).toBeNull()
  })
})

describe('a correction', () => {
  it('shows staff what stood before, and by whom; families what holds', async () => {
    const made = entry(lerato)
    await record(teacher, [made])
    await record(admin, [entry(lerato, { entryId: made.entryId, nappy: 'both' })])
    const [shown] = (await childIn(teacher, lerato))?.entries ?? []
    expect(shown).toMatchObject({
      nappy: 'both',
      saidByName: 'Andile',
      earlier: [{ nappy: 'wet', saidByName: 'Nomsa' }],
      isCorrection: false,
    })
    expect((await told(parent, lerato))?.entries).toMatchObject([{ nappy: 'both', saidByName: null, earlier: [] }])
  })

  it('may arrive before what it corrects', async () => {
    const made = entry(lerato)
    const correction = entry(lerato, { entryId: made.entryId, nappy: 'soiled' })
    await record(teacher, [made, correction])
    const [shown] = (await childIn(teacher, lerato))?.entries ?? []
    expect(shown).toMatchObject({ nappy: 'soiled', earlier: [{ nappy: 'wet' }] })
    const late = entry(thabo)
    await record(teacher, [entry(thabo, { entryId: late.entryId, nappy: 'soiled' })])
    expect((await record(teacher, [late])).error).toBeNull()
    expect((await childIn(teacher, thabo))?.entries).toHaveLength(1)
  })

  it('that takes an entry back leaves it to staff, and nothing to the family while the day is open', async () => {
    const made = entry(lerato)
    await record(teacher, [made])
    await record(teacher, [{ ...made, id: randomUUID(), removed: true }])
    expect((await childIn(teacher, lerato))?.entries).toMatchObject([{ removed: true, earlier: [{ nappy: 'wet' }] }])
    expect((await told(parent, lerato))?.entries ?? []).toEqual([])
  })

  it('after closing shows as one, also one that takes an entry back', async () => {
    const [kept, wrong, gone] = [entry(lerato), entry(lerato), entry(lerato)]
    await record(teacher, [kept, wrong, gone])
    await close(teacher)
    await record(teacher, [
      { ...wrong, id: randomUUID(), nappy: 'both' },
      { ...gone, id: randomUUID(), removed: true },
      entry(lerato, { kind: 'note', nappy: null, text: 'Found her shoe' }),
    ])
    const entries = (await told(parent, lerato))?.entries ?? []
    const shown = new Map(entries.map((one) => [one.entryId, one]))
    expect(entries).toHaveLength(4)
    expect(shown.get(kept.id)).toMatchObject({ nappy: 'wet', isCorrection: false })
    expect(shown.get(wrong.id)).toMatchObject({ nappy: 'both', isCorrection: true })
    expect(shown.get(gone.id)).toMatchObject({ removed: true, isCorrection: true })
    expect(entries.find(({ kind }) => kind === 'note')).toMatchObject({ isCorrection: true })
  })

  it('that takes an entry back leaves the family its kind and time, and nothing that was said, perhaps of another child', async () => {
    const values = { until: at('10:00'), meal: 'lunch', portion: 'most', milk: 'formula', ml: 40, potty: 'wee' }
    const others = { ending: 'woke', mood: 2, item: 'wipes', way: 'brought', count: 7 }
    const gone = entry(lerato, { kind: 'note', text: 'Zodwa bit him', ...values, ...others })
    const said = entry(lerato, { kind: 'note', nappy: null, text: 'Slept well' })
    await record(teacher, [gone, said])
    await close(teacher)
    const takenBack = { ...gone, id: randomUUID(), removed: true }
    await record(teacher, [takenBack])
    const all = `id kind at until meal portion milk ml nappy potty ending mood item way count text removed isCorrection`
    const { data } = await app.graphql<{ myChildren: { id: number; care: { entries: { id: string }[] }[] }[] }>(
      `query ($day: LocalDate!) { myChildren { id care(from: $day, until: $day) { entries { ${all} } } } }`,
      { day: yesterday },
      { cookie: parent.cookie },
    )
    const day = data.myChildren.find(({ id }) => id === lerato)?.care[0]
    const read = day?.entries.find(({ id }) => id === takenBack.id)
    const stays = { id: takenBack.id, kind: 'note', at: gone.at, removed: true, isCorrection: true }
    const left = Object.entries(read ?? {}).filter(([, value]) => value !== null)
    expect(Object.fromEntries(left)).toEqual(stays)
    expect(JSON.stringify(day)).toContain('Slept well')
    const ofStaff = (await childIn(teacher, lerato))?.entries.find(({ removed }) => removed)
    expect(ofStaff).toMatchObject({ text: 'Zodwa bit him', earlier: [{ text: 'Zodwa bit him' }] })
  })
})

describe('closing a day', () => {
  it('is done once: closed twice, the first time holds', async () => {
    const first = await close(teacher)
    expect(first.data.closeCareDay).toMatchObject({ closedByName: 'Nomsa', closedAt: expect.any(String) })
    expect((await close(admin)).data).toEqual(first.data)
    expect((await careDay(teacher)).data.careDay.closedAt).toBe(first.data.closeCareDay.closedAt)
    const entries = await app.db('audit_entries').where({ action: 'closeCareDay' }).orderBy('id')
    expect(entries.at(-1)).toMatchObject({ userId: teacher.id })
  })

  it('is refused for a day to come, a class of others, and one that there is none of', async () => {
    expect((await close(teacher, addDays(today, 1))).error?.fields).toEqual({ date: 'This day is in the future.' })
    expect((await close(teacher, today, otherClassId)).error?.code).toBe('NOT_FOUND')
    expect((await close(admin, today, 999_999)).error?.code).toBe('NOT_FOUND')
  })

  it('tells the family today where the centre does so at closing, and not before', async () => {
    await setTelling('at_closing')
    await record(teacher, [entry(lerato, { at: justNow }), entry(lerato)])
    expect(await told(parent, lerato, today)).toMatchObject({ isTold: false, entries: [], closedAt: null })
    // what lies before today is told
    expect(await told(parent, lerato)).toMatchObject({ isTold: true, entries: [{ nappy: 'wet' }] })
    expect((await childIn(teacher, lerato, today))?.entries).toHaveLength(1)
    const asTeacher = await app.graphql<{ child: { care: Told[] } }>(
      `query ($id: Int!, $day: LocalDate!) { child(id: $id) { care(from: $day, until: $day) { isTold entries { nappy } } } }`,
      { id: lerato, day: today },
      { cookie: teacher.cookie },
    )
    expect(asTeacher.data.child.care).toMatchObject([{ isTold: true, entries: [{ nappy: 'wet' }] }])
    await close(teacher, today)
    expect(await told(parent, lerato, today)).toMatchObject({
      isTold: true,
      entries: [{ nappy: 'wet', isCorrection: false }],
      closedAt: expect.any(String),
    })
  })

  it('of another class tells nothing of this one', async () => {
    await setTelling('at_closing')
    await record(teacher, [entry(lerato, { at: justNow })])
    await close(otherTeacher, today, otherClassId)
    expect(await told(parent, lerato, today)).toMatchObject({ isTold: false, entries: [] })
    expect(await told(otherParent, otherChild, today)).toMatchObject({ isTold: true, entries: [] })
  })
})

describe('a family', () => {
  it('reads the days on which something was entered, today always, at most 31 at once', async () => {
    await record(admin, [entry(lerato), entry(lerato, { at: at('09:00', addDays(today, -5)) })])
    const [own] = (await family(parent, addDays(today, -30))).filter(({ id }) => id === lerato)
    expect(own?.care.map(({ date }) => date)).toEqual([today, yesterday, addDays(today, -5)])
    const [older] = (await family(parent, addDays(today, -10), addDays(today, -3))).filter(({ id }) => id === lerato)
    expect(older?.care.map(({ date }) => date)).toEqual([addDays(today, -5)])
    const { error } = await app.graphql(
      '{ myChildren { care(from: "2026-01-01", until: "2026-02-01") { date } } }',
      {},
      { cookie: parent.cookie },
    )
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringMatching(/31 days/) })
  })
})

describe('a teacher', () => {
  it('reads the own class alone', async () => {
    expect((await careDay(otherTeacher)).error?.code).toBe('FORBIDDEN')
    expect((await careDay(admin)).error).toBeNull()
    expect((await careDay(admin, today, 999_999)).error?.code).toBe('NOT_FOUND')
    for (const who of [parent, { cookie: '' }])
      expect((await careDay(who)).error?.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/)
  })

  it('of another day does not read what holds today of a child that left for another class, or is still to come', async () => {
    const readDay = async (who: { cookie: string }, date: string) => {
      const { data, error } = await app.graphql<{ careDay: Pick<Day, 'children'> }>(
        `query ($classId: Int!, $date: LocalDate!) { careDay(classId: $classId, date: $date) {
          children { childId allergies supplies { left } } } }`,
        { classId, date },
        { cookie: who.cookie },
      )
      expect(error).toBeNull()
      return data.careDay.children.find(({ childId }) => childId === lerato)
    }
    await record(teacher, [
      entry(lerato, { kind: 'supplies', nappy: null, item: 'nappies', way: 'brought', count: 9, at: at('08:00') }),
    ])
    await app.db('children').where({ id: lerato }).update({ allergies: 'Peanuts' })
    const whole = { childId: lerato, allergies: 'Peanuts', supplies: [{ left: 9 }] }
    const hidden = { childId: lerato, allergies: null, supplies: [] }
    expect(await readDay(teacher, today)).toEqual(whole)

    const tomorrow = addDays(today, 1)
    const [placement] = await app
      .db('placements')
      .where({ childId: lerato })
      .update({ toDate: yesterday })
      .returning('*')
    const { id: _id, ...copied } = placement
    await app.db('placements').insert({ ...copied, classId: otherClassId, fromDate: today, toDate: today })
    await app.db('placements').insert({ ...copied, classId, fromDate: tomorrow, toDate: null })
    expect(await readDay(teacher, yesterday)).toEqual(hidden)
    expect(await readDay(teacher, tomorrow)).toEqual(hidden)
    expect(await readDay(admin, yesterday)).toEqual(whole)
  })

  it('sees who sleeps since when, and whom to look at next, until it wakes or goes home', async () => {
    const sleep = entry(lerato, { kind: 'sleep', nappy: null, at: justNow })
    await record(teacher, [sleep])
    const asleep = await childIn(teacher, lerato, today)
    // sixteen months: every 15 minutes
    expect(asleep).toMatchObject({ checkMinutes: 15, asleepSince: justNow, nextCheckAt: at('00:16', today) })
    await record(teacher, [entry(lerato, { kind: 'sleep_check', nappy: null, at: at('00:02', today) })])
    expect((await childIn(teacher, lerato, today))?.nextCheckAt).toBe(at('00:17', today))
    const mark = { childId: lerato, date: today, status: 'present', timeIn: '00:00', timeOut: '00:00' }
    await app.db('attendance').insert(mark)
    expect(await childIn(teacher, lerato, today)).toMatchObject({ asleepSince: null, nextCheckAt: null })
    await app.db('attendance').where({ childId: lerato }).delete()
    await record(teacher, [{ ...sleep, id: randomUUID(), until: at('00:02', today), ending: 'woke' }])
    expect(await childIn(teacher, lerato, today)).toMatchObject({ asleepSince: null, nextCheckAt: null })
  })

  it('sees how often to look as the office has set it', async () => {
    await app.db('settings').insert({
      name: 'care',
      value: JSON.stringify({ sleepChecks: [{ toMonths: null, minutes: 5 }] }),
      version: 1,
    })
    expect((await childIn(teacher, lerato))?.checkMinutes).toBe(5)
  })
})

describe('supplies', () => {
  const supplies = (way: string, count: number, date: string, rest: Values = {}) =>
    entry(lerato, { kind: 'supplies', nappy: null, item: 'nappies', way, count, at: at('08:00', date), ...rest })
  const presentOn = (date: string) => app.db('attendance').insert({ childId: lerato, date, status: 'present' })
  const left = async () => (await family(parent)).find(({ id }) => id === lerato)?.supplies

  it('count themselves: brought in minus used, from the last count on', async () => {
    expect(await left()).toEqual([])
    const day = addDays(today, -3)
    await record(admin, [
      supplies('brought', 20, addDays(today, -6)),
      entry(lerato, { at: at('09:00', addDays(today, -5)) }),
      supplies('counted', 12, day),
      entry(lerato, { at: at('09:00', day) }),
      entry(lerato),
    ])
    expect(await left()).toEqual([{ item: 'nappies', left: 10 }])
    // before the count on its day
    await record(admin, [entry(lerato, { at: at('07:00', day) })])
    expect(await left()).toEqual([{ item: 'nappies', left: 10 }])
  })

  it('are right after a correction of what was used, brought or counted', async () => {
    const [brought, counted, used] = [
      supplies('brought', 20, addDays(today, -6)),
      supplies('counted', 5, addDays(today, -3)),
      entry(lerato, { at: at('09:00', addDays(today, -4)) }),
    ]
    await record(admin, [brought, counted, used])
    expect(await left()).toEqual([{ item: 'nappies', left: 5 }])
    await record(admin, [{ ...counted, id: randomUUID(), removed: true }])
    expect(await left()).toEqual([{ item: 'nappies', left: 19 }])
    await record(admin, [{ ...used, id: randomUUID(), removed: true }])
    expect(await left()).toEqual([{ item: 'nappies', left: 20 }])
    await record(admin, [{ ...brought, id: randomUUID(), count: 8 }])
    expect(await left()).toEqual([{ item: 'nappies', left: 8 }])
  })

  it('are told of few rows, however often something was used since they were brought', async () => {
    const used = Array.from({ length: 100 }, () => entry(lerato, { at: at('09:00', yesterday), text: 'x'.repeat(900) }))
    await record(admin, [supplies('brought', 500, addDays(today, -2)), ...used])
    const sizes: number[] = []
    const note = (response: unknown, { sql }: { sql: string }) => {
      if (sql.includes('care_entries')) sizes.push(JSON.stringify(response).length)
    }
    app.db.on('query-response', note)
    const { data } = await app.graphql<{ myChildren: Child[] }>('{ myChildren { supplies { left } } }', {}, parent)
    expect(data.myChildren.flatMap((child) => child.supplies)).toContainEqual({ left: 400 })
    app.db.off('query-response', note)
    expect(Math.max(...sizes)).toBeLessThan(20_000)
  })

  it('are short by what the child uses on a day on which it is here', async () => {
    const days = [2, 3, 4].map((back) => addDays(today, -back))
    for (const day of days) await presentOn(day)
    await app.db('attendance').insert({ childId: lerato, date: yesterday, status: 'absent' })
    // four a day
    const used = days.flatMap((day) =>
      ['08:00', '09:00', '10:00', '11:00'].map((time) => entry(lerato, { at: at(time, day) })),
    )
    await record(admin, [...used, supplies('counted', 10, days[0] ?? today, { at: at('12:00', days[0]) })])
    const shown = await childIn(teacher, lerato, today)
    expect(shown?.supplies).toMatchObject([
      { item: 'nappies', left: 10, isShort: true, enoughUntil: expect.any(String) },
    ])
    await record(admin, [supplies('brought', 2, today, { at: justNow })])
    expect((await childIn(teacher, lerato, today))?.supplies).toMatchObject([{ left: 12, isShort: false }])
  })

  it('are those of everything that was ever entered, though only the days since the last count are read', async () => {
    const wayOf = fc.constantFrom('brought', 'counted')
    const said = fc.record({
      kind: fc.constantFrom('supplies', 'supplies', 'nappy', 'bottle', 'clothes'),
      item: fc.constantFrom(...supplyItems),
      way: wayOf,
      count: fc.integer({ min: 0, max: 9 }),
      daysAgo: fc.nat(20),
      minute: fc.nat(1_000),
    })
    const entries = fc.array(fc.tuple(said, fc.option(fc.tuple(wayOf, fc.nat(9), fc.nat(1_000), fc.boolean()))), {
      maxLength: 25,
    })
    const rowsOf = (childId: number, drawn: typeof entries extends fc.Arbitrary<infer Drawn> ? Drawn : never) =>
      drawn.flatMap(([{ kind, item, way, count, daysAgo, minute }, correction], index) => {
        const [entryId, date] = [randomUUID(), addDays(today, -daysAgo)]
        const ofSupplies = kind === 'supplies' ? { item, way, count } : { item: null, way: null, count: null }
        const moment = (minutes: number) => new Date(Date.parse(at('00:00', date)) + minutes * 60_000).toISOString()
        const saidAt = moment(index)
        const usual = { entryId, childId, date, kind, milk: kind === 'bottle' ? 'formula' : null, removed: false }
        const first = { ...usual, ...ofSupplies, id: entryId, at: moment(minute), saidAt }
        if (!correction) return [first]
        const [newWay, newCount, newMinute, removed] = correction
        const changed = kind === 'supplies' ? { way: newWay, count: newCount } : {}
        const corrected = { ...first, ...changed, id: randomUUID(), at: moment(newMinute), removed }
        return [first, { ...corrected, saidAt: moment(1_440 + index) }]
      })
    await fc.assert(
      fc.asyncProperty(entries, async (drawn) => {
        const childId = await app.addChild({ classId }, [otherParent.id])
        const rows = rowsOf(childId, drawn)
        if (rows.length > 0) await app.db('care_entries').insert(rows)
        const current = currentEntries(rows as unknown as CareVersion[])
        const expected = supplyItems.flatMap((item) => {
          const left = supplyLeft(current, item)
          return left === null ? [] : [{ item, left }]
        })
        const own = (await family(otherParent)).find(({ id }) => id === childId)
        expect(own?.supplies).toEqual(expected)
        await app.db('guardianships').where({ childId }).delete()
      }),
      { numRuns: propertyRuns(40), seed: 20_261_124 },
    )
  })

  it('of other children are told to nobody else', async () => {
    await record(teacher, [supplies('brought', 20, yesterday)])
    expect(JSON.stringify(await family(otherParent))).not.toContain('nappies')
  })
})
