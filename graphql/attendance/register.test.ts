import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
/** A day without history: a Sunday before the demo's twelve weeks. */
const free = addDays(mondayOf(today), -7 * 30 - 1)

interface Entry {
  childId: number
  firstName: string
  allergies: string | null
  collectors: string[]
  absence: { reason: string; toldAt: string } | null
  attendance: { id: number; status: string; version: number; timeIn: string | null } | null
}
interface RegisterAnswer {
  register: {
    classId: number
    classes: { classId: number; name: string; enrolled: number; present: number; absent: number }[]
    entries: Entry[]
  }
}
const registerQuery = /* GraphQL */ `
  query R($date: LocalDate!, $classId: Int) {
    register(date: $date, classId: $classId) {
      classId
      classes { classId name enrolled present absent }
      entries {
        childId firstName allergies collectors
        absence { reason toldAt }
        attendance { id status version timeIn }
      }
    }
  }
`
const markMutation = /* GraphQL */ `
  mutation M($input: AttendanceMarksInput!) {
    markAttendance(input: $input) {
      outcomes { childId refused attendance { id status version timeIn timeOut notes collectedBy } }
    }
  }
`
interface Outcome {
  childId: number
  refused: string | null
  attendance: Record<string, unknown> | null
}
const readClass = async (name: string, date = today) => {
  const first = await app.graphql<RegisterAnswer>(registerQuery, { date }, { cookie: admin })
  const classId = first.data.register.classes.find((row) => row.name === name)?.classId
  return (await app.graphql<RegisterAnswer>(registerQuery, { date, classId }, { cookie: admin })).data.register
}
const mark = async (date: string, marks: object[], headers: Record<string, string> = {}) => {
  const answer = await app.graphql<{ markAttendance: { outcomes: Outcome[] } }>(
    markMutation,
    { input: { date, marks } },
    { cookie: admin, headers },
  )
  return { ...answer, outcomes: answer.data?.markAttendance?.outcomes ?? [] }
}
async function statements(run: () => Promise<unknown>) {
  let count = 0
  const note = ({ sql }: { sql: string }) => void (/attendance|children|classes|absences/.test(sql) && (count += 1))
  app.db.on('query', note)
  await run()
  app.db.removeListener('query', note)
  return count
}

describe('the register of a class', () => {
  it('shows every class with its counts, and the children of one with what a parent told', async () => {
    const { classes, entries } = await readClass('Future Leaders')
    expect(classes.map((row) => row.name)).toEqual([
      'Discoverers',
      'Explorers',
      'Little Learners',
      'Young Scholars',
      'Future Leaders',
      'Adventurers',
    ])
    expect(classes.reduce((sum, row) => sum + row.present, 0)).toBe(82)
    expect(classes.reduce((sum, row) => sum + row.absent, 0)).toBe(7)
    expect(entries).toHaveLength(25)
    expect(entries.map((entry) => entry.firstName)).toEqual(entries.map((entry) => entry.firstName).sort())
    expect(entries.every((entry) => entry.collectors.length > 0)).toBe(true)
    const told = entries.find((entry) => entry.absence)
    expect(told).toMatchObject({ attendance: { status: 'absent' }, absence: { reason: 'Flu' } })
    expect(told?.absence?.toldAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('takes one statement however many children there are', async () => {
    const { classId } = await readClass('Adventurers')
    const readRegister = () => app.graphql(registerQuery, { date: today, classId }, { cookie: admin })
    const ofSession = 1
    expect(await statements(readRegister)).toBe(ofSession + 1)
  })

  it('lists every day of a month with its marks', async () => {
    const { classId } = await readClass('Explorers')
    const query = `query M($month: String!, $classId: Int!) { registerMonth(month: $month, classId: $classId) {
      days { date closed } lines { firstName marks } } }`
    const { data } = await app.graphql<{
      registerMonth: { days: { date: string; closed: string | null }[]; lines: { marks: string[] }[] }
    }>(query, { month: '2026-12', classId }, { cookie: admin })
    expect(data.registerMonth.days).toHaveLength(31)
    expect(data.registerMonth.days[4]).toEqual({ date: '2026-12-05', closed: 'weekend' })
    expect(data.registerMonth.days[15]).toEqual({ date: '2026-12-16', closed: 'Day of Reconciliation' })
    expect(data.registerMonth.lines.every(({ marks }) => marks.length === 31)).toBe(true)
    const { error } = await app.graphql(query, { month: '2026-13', classId }, { cookie: admin })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { month: 'Please enter a month such as 2026-11.' } })
  })

  it('is for administrators, and for teachers of the class', async () => {
    const { cookie: colleague } = await app.addUser({ role: 'teacher' })
    for (const cookie of [await app.signIn('parent'), colleague]) {
      expect((await app.graphql(registerQuery, { date: today }, { cookie })).error?.code).toBe('FORBIDDEN')
      const input = { date: free, marks: [{ childId: 1, status: 'present' }] }
      expect((await app.graphql(markMutation, { input }, { cookie })).error?.code).toBe('FORBIDDEN')
    }
    expect((await app.graphql(registerQuery, { date: today })).error?.code).toBe('UNAUTHENTICATED')
  })
})

describe('marking many at once', () => {
  it('marks a class of twenty in one request, in as many statements as one child', async () => {
    await app.db.raw(
      "update placements set from_date = least(from_date, '2024-01-08') where not exists (select from placements as before where before.child_id = placements.child_id and before.from_date < placements.from_date)",
    )
    const { entries } = await readClass('Young Scholars')
    const present = (list: Entry[]) => list.map(({ childId }) => ({ childId, status: 'present' }))
    const one = await statements(() => mark(addDays(free, -1), present(entries.slice(0, 1))))
    let outcomes: Outcome[] = []
    const all = await statements(async () => {
      outcomes = (await mark(free, present(entries))).outcomes
    })
    expect(outcomes).toHaveLength(entries.length)
    expect(outcomes.every(({ refused, attendance }) => refused === null && attendance?.status === 'present')).toBe(true)
    expect(all).toBe(one)
  })

  it('takes times away from an absent child, and an entry away without a status', async () => {
    const childId = await app.addChild()
    const first = await mark(free, [
      { childId, status: 'present', timeIn: '07:30', collectedBy: 'Gogo Nkosi', collectedReason: 'Rang' },
    ])
    expect(first.outcomes[0]?.attendance).toMatchObject({ timeIn: '07:30', collectedBy: 'Gogo Nkosi', version: 1 })
    const second = await mark(free, [{ childId, status: 'absent', timeIn: '07:30', notes: 'Flu', version: 1 }])
    expect(second.outcomes[0]?.attendance).toMatchObject({ status: 'absent', timeIn: null, notes: 'Flu', version: 2 })
    expect((await mark(free, [{ childId, version: 2 }])).outcomes).toEqual([
      { childId, refused: null, attendance: null },
    ])
    expect(await app.db('attendance').where({ childId })).toEqual([])
  })

  it('lets a child go with somebody who is not on its list only where it is said why', async () => {
    const childId = await app.addChild({ firstName: 'Lerato' })
    const going = { childId, status: 'present', timeOut: '15:00', collectedBy: 'Gogo Nkosi' }
    const refused = "Gogo Nkosi is not on Lerato's list of people who may collect. Please give a reason."
    expect((await mark(free, [going])).outcomes).toEqual([{ childId, refused, attendance: null }])
    const body = { ...going, date: free }
    expect((await app.rest('POST', '/api/admin/attendance', { cookie: admin, body })).status).toBe(400)
    const saidWhy = { ...going, collectedReason: 'The mother rang' }
    expect((await mark(free, [saidWhy])).outcomes[0]).toMatchObject({ refused: null })
    // what is there already is not questioned again
    expect((await mark(free, [{ ...saidWhy, notes: 'With the bag', version: 1 }])).outcomes[0]).toMatchObject({
      refused: null,
      attendance: { notes: 'With the bag' },
    })
    expect(await app.db('attendance').where({ childId }).first()).toMatchObject({ collectedReason: 'The mother rang' })
    const query = `query ($date: LocalDate!, $id: Int) { register(date: $date, classId: $id) {
      entries { childId mayCollect { name relationship } } } }`
    const [{ id: parentId }] = await app.db('users').where({ username: 'parent' }).select('id')
    await app.db('guardianships').insert({ childId, parentId, relationshipType: 'mother', mayCollect: true })
    const contact = { childId, name: 'Gogo Nkosi', relationship: 'Grandmother', phone: '0825550199', collecting: 'yes' }
    await app.db('child_contacts').insert({ ...contact, inEmergency: true })
    const { data } = await app.graphql<{ register: { entries: { childId: number; mayCollect: object[] }[] } }>(
      query,
      { date: free, id: 0 },
      { cookie: admin },
    )
    expect(data.register.entries.find((entry) => entry.childId === childId)?.mayCollect).toEqual([
      { name: expect.any(String), relationship: 'Mother' },
      { name: 'Gogo Nkosi', relationship: 'Grandmother' },
    ])
  })

  it('refuses the mark that rests on an old entry, saves the others and shows what stands there', async () => {
    const [mine, theirs] = [await app.addChild(), await app.addChild()]
    await mark(free, [{ childId: theirs, status: 'late', timeIn: '09:00' }])
    const { outcomes } = await mark(free, [
      { childId: mine, status: 'present' },
      { childId: theirs, status: 'absent' },
    ])
    expect(outcomes[0]).toMatchObject({ childId: mine, refused: null, attendance: { status: 'present' } })
    expect(outcomes[1]).toMatchObject({
      childId: theirs,
      refused: expect.stringContaining('Somebody else has just changed this'),
      attendance: { status: 'late', version: 1 },
    })
  })

  it('takes a mark that is sent again after a lost answer for saved', async () => {
    const childId = await app.addChild()
    const again = [{ childId, status: 'late', timeIn: '08:40', notes: null }]
    const first = await mark(free, again)
    const second = await mark(free, again)
    expect(second.outcomes).toEqual(first.outcomes)
    expect(second.outcomes[0]).toMatchObject({ refused: null, attendance: { version: 1 } })
  })

  it('answers a repeated request with the entry as it is now, and changes nothing', async () => {
    const childId = await app.addChild()
    const key = { 'idempotency-key': 'marks-1' }
    const first = await mark(free, [{ childId, status: 'present' }], key)
    await mark(free, [{ childId, status: 'absent', version: 1 }])
    const second = await mark(free, [{ childId, status: 'present' }], key)
    expect(first.outcomes).toMatchObject([{ childId, refused: null, attendance: { status: 'present', version: 1 } }])
    const refused = expect.stringContaining('Somebody else has just changed this')
    expect(second.outcomes).toMatchObject([{ childId, refused, attendance: { status: 'absent', version: 2 } }])
    expect(await app.db('attendance').where({ childId }).first()).toMatchObject({ status: 'absent', version: 2 })
  })

  it('lets one of ten at once win where all rest on the same entry', async () => {
    const childId = await app.addChild()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => mark(free, [{ childId, status: 'present', timeIn: `07:0${index}` }])),
    )
    const saved = answers.filter(({ outcomes }) => outcomes[0]?.refused === null)
    expect(saved).toHaveLength(1)
    const row = await app.db('attendance').where({ childId }).first()
    expect(saved[0]?.outcomes[0]?.attendance).toMatchObject({ timeIn: row.timeIn })
  })

  it('leaves an audit entry for each entry of the register, with what it said before and after', async () => {
    const childId = await app.addChild()
    await mark(free, [{ childId, status: 'present' }])
    await mark(free, [{ childId, status: 'late', version: 1 }])
    await mark(free, [{ childId, status: null, version: 2 }])
    const entries = await app.db('audit_entries').where({ action: 'markAttendance' }).orderBy('id', 'desc').limit(3)
    expect(new Set(entries.map(({ entityId }) => entityId)).size).toBe(1)
    expect(entries.toReversed()).toMatchObject([
      { before: null, after: { childId, status: 'present' } },
      { before: { childId, status: 'present' }, after: { childId, status: 'late' } },
      { before: { childId, status: 'late' }, after: null },
    ])
  })

  it('names what is wrong, and refuses a child that does not exist', async () => {
    const wrong = await mark(free, [{ childId: 1, status: 'here' }])
    expect(wrong.error).toMatchObject({ fields: { 'marks.0.status': 'Please choose present, absent or late.' } })
    const order = await mark(free, [{ childId: 1, status: 'present', timeIn: '15:00', timeOut: '08:00' }])
    expect(order.error?.fields).toEqual({ 'marks.0.timeOut': 'Time out cannot be before time in.' })
    expect((await mark(free, [{ childId: 999_999, status: 'present' }])).error?.code).toBe('NOT_FOUND')
    expect((await mark(free, [])).error?.fields).toEqual({ marks: 'Please mark at least one child.' })
  })
})

describe('children without a class', () => {
  const readClassless = async (date: string) =>
    (await app.graphql<RegisterAnswer>(registerQuery, { date, classId: 0 }, { cookie: admin })).data.register

  it('stand on a page of their own behind the classes, with their records', async () => {
    const before = { date: '2023-06-05' }
    const first = (await app.graphql<RegisterAnswer>(registerQuery, before, { cookie: admin })).data.register
    expect(first.classes.map(({ classId }) => classId)).not.toContain(0)
    const childId = await app.addChild({ classId: null })
    await mark(today, [{ childId, status: 'late', timeIn: '08:40' }])
    const register = await readClassless(today)
    expect(register.classId).toBe(0)
    expect(register.classes.at(-1)).toMatchObject({ classId: 0, name: 'Without a class', present: 1 })
    expect(register.entries.find((entry) => entry.childId === childId)).toMatchObject({
      attendance: { status: 'late', timeIn: '08:40' },
    })
    const month = await app.graphql<{ registerMonth: { lines: { childId: number }[] } }>(
      'query ($month: String!) { registerMonth(month: $month, classId: 0) { lines { childId } } }',
      { month: today.slice(0, 7) },
      { cookie: admin },
    )
    expect(month.data.registerMonth.lines.map((line) => line.childId)).toContain(childId)
  })

  it('are also those whose class was closed, and those with an entry outside their enrolment', async () => {
    const room = { name: 'Closed', ageGroup: '', ageFromMonths: 4, ageToMonths: 18, capacity: 3, room: '', position: 9 }
    const [{ id: classId }] = await app
      .db('classes')
      .insert({ ...room, deletedAt: app.db.fn.now() })
      .returning('id')
    const inClosed = await app.addChild({ classId })
    const later = await app.addChild({ classId: null, enrolledOn: addDays(today, 20) })
    const stray = await app.addChild({ classId: null, enrolledOn: addDays(today, 20) })
    await app.db('attendance').insert({ childId: stray, date: today, status: 'present' })
    const listed = (await readClassless(today)).entries.map(({ childId }) => childId)
    expect(listed).toEqual(expect.arrayContaining([inClosed, stray]))
    expect(listed).not.toContain(later)
  })
})
