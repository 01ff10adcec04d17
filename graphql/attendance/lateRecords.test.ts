import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#graphql/accounts/token.ts'
import { addDays, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { newTurn } from '#tests/setup/tablet.ts'

interface Teacher {
  id: number
  cookie: string
  classId: number
}

let app: TestApp
let admin: string
/** Of the class that the child was in until yesterday, of its class since this morning, and of neither. */
let former: Teacher
let present: Teacher
let other: Teacher
let childId: number

const today = todayInJohannesburg()
const yesterday = addDays(today, -1)
const notFound = { code: 'NOT_FOUND', message: 'A child on this list was not found. It may have been removed.' }

async function teacherOf(name: string): Promise<Teacher> {
  const room = {
    name,
    ageGroup: '1-2 years',
    ageFromMonths: 12,
    ageToMonths: 24,
    capacity: 90,
    room: name,
    position: 0,
  }
  const [{ id: classId }] = await app.db('classes').insert(room).returning('id')
  const { id, cookie } = await app.addUser({ role: 'teacher', firstName: name })
  await app.db('duties').insert({ userId: id, kind: 'teacher', classId, fromDate: addDays(today, -60) })
  return { id, cookie, classId }
}

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
  former = await teacherOf('Weavers')
  present = await teacherOf('Hoopoes')
  other = await teacherOf('Barbets')
})
afterAll(() => app.close())

beforeEach(async () => {
  childId = await app.addChild({ classId: former.classId, enrolledOn: addDays(today, -30), allergies: 'Peanuts' })
  const input = { on: today, moves: [{ childId, classId: present.classId }], overrideCapacity: true }
  const document = 'mutation ($input: MoveChildrenInput!) { moveChildren(input: $input) { children { id } } }'
  expect((await app.graphql(document, { input }, { cookie: admin })).error).toBeNull()
})

const mark = (cookie: string, date: string, values: object = {}, headers: Record<string, string> = {}) =>
  app.graphql<{ markAttendance: { outcomes: object[] } }>(
    `mutation ($input: AttendanceMarksInput!) {
      markAttendance(input: $input) { outcomes { childId refused attendance { status version } } } }`,
    { input: { date, marks: [{ childId, status: 'late', ...values }] } },
    { cookie, headers },
  )
const saved = (version = 1) => ({
  markAttendance: { outcomes: [{ childId, refused: null, attendance: { status: 'late', version } }] },
})

describe('a mark that arrives after the child has moved', () => {
  it('is taken from the teacher of its class on that day, also when it is sent again', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const again of [headers, headers, {}])
      expect((await mark(former.cookie, yesterday, {}, again)).data).toEqual(saved())
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ date: yesterday, recordedBy: former.id }])
    expect((await mark(former.cookie, yesterday, { notes: 'Bus', version: 1 })).data).toEqual(saved(2))
  })

  it('is refused in the same words for the teacher of another class, also of its class of today', async () => {
    for (const { cookie } of [present, other]) expect((await mark(cookie, yesterday)).error).toMatchObject(notFound)
    for (const { cookie } of [former, other]) expect((await mark(cookie, today)).error).toMatchObject(notFound)
    expect(await app.db('attendance').where({ childId })).toEqual([])
    expect((await mark(present.cookie, today)).data).toEqual(saved())
    expect((await mark(admin, yesterday)).data).toEqual(saved())
  })

  it('leads its teacher of that day to nothing of how the child is now', async () => {
    expect((await mark(former.cookie, yesterday)).error).toBeNull()
    const document = 'query ($id: Int!) { child(id: $id) { allergies } }'
    const { error, text } = await app.graphql(document, { id: childId }, { cookie: former.cookie })
    expect(error?.code).toBe('NOT_FOUND')
    expect(text).not.toContain('Peanuts')
  })

  it('of a day that lies ahead is one of the class that the child will be in', async () => {
    const ahead = { status: 'absent' }
    await app
      .db('placements')
      .where({ childId, toDate: null })
      .update({ fromDate: addDays(today, 3) })
    await app
      .db('placements')
      .where({ childId, toDate: yesterday })
      .update({ toDate: addDays(today, 2) })
    expect((await mark(former.cookie, addDays(today, 5), ahead)).error).toMatchObject(notFound)
    expect((await mark(present.cookie, addDays(today, 5), ahead)).error).toBeNull()
    expect((await mark(former.cookie, addDays(today, 1), ahead)).error).toBeNull()
  })
})

describe('an entry of the register, of a child that has moved since', () => {
  const ask = ({ cookie }: { cookie: string }, document: string, variables: object) =>
    app.graphql<Record<string, { id: number }>>(document, { ...variables }, { cookie })
  const record = (who: { cookie: string }, date = yesterday) =>
    ask(who, 'mutation ($input: AttendanceInput!) { recordAttendance(input: $input) { id } }', {
      input: { childId, date, status: 'present' },
    })
  const update = (who: { cookie: string }, id: number, input: object) =>
    ask(
      who,
      'mutation ($id: Int!, $input: AttendanceChangeInput!) { updateAttendance(id: $id, input: $input) { id } }',
      { id, input },
    )
  const remove = (who: { cookie: string }, id: number) =>
    ask(who, 'mutation ($id: Int!) { deleteAttendance(id: $id) { id } }', { id })

  it('is recorded, changed and removed by the teacher of its class on that day alone', async () => {
    for (const who of [present, other]) expect((await record(who)).error?.code).toBe('NOT_FOUND')
    const id = (await record(former)).data.recordAttendance?.id ?? 0
    for (const who of [present, other]) {
      expect((await update(who, id, { status: 'absent' })).error?.code).toBe('NOT_FOUND')
      expect((await remove(who, id)).error?.code).toBe('NOT_FOUND')
    }
    expect((await update(former, id, { status: 'late' })).error).toBeNull()
    expect((await remove(former, id)).error).toBeNull()
  })

  it('is moved to no day on which the child is in another class', async () => {
    const id = (await record(former)).data.recordAttendance?.id ?? 0
    expect((await update(former, id, { date: today })).error?.code).toBe('NOT_FOUND')
    expect((await update(former, id, { date: addDays(today, -2) })).error).toBeNull()
    expect((await update({ cookie: admin }, id, { date: today })).error).toBeNull()
  })
})

const noonOf = (date: string) => new Date(startOfJohannesburgDay(date).getTime() + 720 * 60_000).toISOString()

describe('care that arrives after the child has moved', () => {
  const entry = (id = randomUUID()) => ({ id, entryId: id, childId, kind: 'sunscreen', at: noonOf(yesterday) })
  const record = ({ cookie }: { cookie: string }, entries: object[], headers: Record<string, string> = {}) =>
    app.graphql<{ recordCare: object[] }>(
      'mutation ($input: RecordCareInput!) { recordCare(input: $input) { id kind isCorrection } }',
      { input: { entries } },
      { cookie, headers },
    )

  it('is taken from the teacher of its class on that day, for that class, also when it is sent again', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const made = entry()
    const stored = { recordCare: [{ id: made.id, kind: 'sunscreen', isCorrection: false }] }
    for (const again of [headers, headers, {}]) expect((await record(former, [made], again)).data).toEqual(stored)
    expect(await app.db('care_entries').where({ childId })).toMatchObject([{ classId: former.classId }])
    await app.db('care_days').insert({ classId: former.classId, date: yesterday, closedAt: noonOf(yesterday) })
    const later = entry()
    const correction = { recordCare: [{ id: later.id, kind: 'sunscreen', isCorrection: true }] }
    expect((await record(former, [later])).data).toEqual(correction)
  })

  it('is refused in the same words for other teachers, with all that is sent with it', async () => {
    for (const who of [present, other]) expect((await record(who, [entry()])).error).toMatchObject(notFound)
    const ofToday = { ...entry(), at: startOfJohannesburgDay(today).toISOString() }
    for (const who of [former, present]) expect((await record(who, [entry(), ofToday])).error).toMatchObject(notFound)
    expect(await app.db('care_entries').where({ childId })).toEqual([])
    expect((await record({ cookie: admin }, [entry(), ofToday])).error).toBeNull()
  })
})

describe('what a tablet sends after the child has moved', () => {
  const turn = newTurn()
  async function tabletOf({ id: userId, classId }: Teacher) {
    const token = randomUUID()
    const row = { name: token, secretHash: hashToken(token), lastSeenAt: app.db.fn.now() }
    const [{ id: deviceId }] = await app.db('devices').insert(row).returning('id')
    await app.db('device_classes').insert({ deviceId, classId })
    await app.db('device_turns').insert({ deviceId, userId, day: today, publicKey: turn.turnKey })
    const action = (kind: 'mark' | 'care', date = yesterday) => {
      const id = randomUUID()
      const care = { entryId: id, kind: 'sunscreen', at: noonOf(date) }
      const done = kind === 'care' ? { care } : { status: 'late' }
      const happenedAt = date === today ? new Date().toISOString() : noonOf(date)
      return turn.signed({ id, kind, byUserId: userId, childId, happenedAt, ...done })
    }
    const send = async (actions: object[]) => {
      const { data } = await app.graphql<{ recordRoomActions: { outcomes: object[] } }>(
        `mutation ($input: RoomActionsInput!) {
          recordRoomActions(input: $input) { outcomes { refused attendance { status version } } } }`,
        { input: { sentAt: new Date().toISOString(), actions } },
        { cookie: `kiewiet_room=${encodeURIComponent(token)}` },
      )
      return data.recordRoomActions.outcomes
    }
    return { action, send }
  }
  const refused = { refused: notFound.message, attendance: null }

  it('is taken from the room of that day with the entry, once, and not of a day after it', async () => {
    const { action, send } = await tabletOf(former)
    const actions = [action('mark'), action('care'), action('mark', today)]
    const answer = [
      { refused: null, attendance: { status: 'late', version: 1 } },
      { refused: null, attendance: null },
      refused,
    ]
    for (let sent = 0; sent < 2; sent += 1) expect(await send(actions)).toEqual(answer)
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ date: yesterday, version: 1 }])
    expect(await app.db('care_entries').where({ childId })).toMatchObject([{ classId: former.classId }])
  })

  it('is refused in the same words for another room, which is shown nothing of that day', async () => {
    await app.db('attendance').insert({ childId, date: yesterday, status: 'present' })
    for (const teacher of [present, other]) {
      const { action, send } = await tabletOf(teacher)
      expect(await send([action('mark'), action('care')])).toEqual([refused, refused])
    }
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ status: 'present' }])
  })
})
