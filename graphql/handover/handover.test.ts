import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onDutySince } from '#graphql/duties/onDuty.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

let serial = 0
async function newClass() {
  const name = `Handover ${++serial}`
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 9, room: name, position: 9 }
  const [{ id }] = await app.db('classes').insert(row).returning('id')
  return { id: id as number, name, room: name }
}

const lesson = (classId: number, teacherId: number, slot: string, room: string) =>
  app.db('timetable_entries').insert({ classId, teacherId, day: 1, slot, subject: 'Snack', room })

/** A teacher of one class with two lessons and a session, and a colleague who is elsewhere during the second lesson. */
async function staffed() {
  const [room, other] = [await newClass(), await newClass()]
  const leaver = await app.addUser({ role: 'teacher', firstName: 'Grace', lastName: 'Moeketsi' })
  const colleague = await app.addUser({ role: 'teacher', firstName: 'Mpho', lastName: 'Sithole' })
  await app.db('duties').insert({ classId: room.id, userId: leaver.id })
  await lesson(room.id, leaver.id, '07:30-08:30', room.room)
  await lesson(room.id, leaver.id, '08:30-09:30', room.room)
  await lesson(other.id, colleague.id, '08:30-09:30', other.room)
  const session = {
    title: 'Story',
    classId: room.id,
    teacherId: leaver.id,
    date: addDays(todayInJohannesburg(), 3),
    time: '10:00',
  }
  const more = { durationMinutes: 30, meetingLink: 'https://meet.example/a' }
  await app.db('virtual_sessions').insert([
    { ...session, ...more, status: 'scheduled' },
    { ...session, ...more, status: 'completed', date: addDays(todayInJohannesburg(), -3) },
  ])
  return { room, other, leaver, colleague }
}

interface Duties {
  lessons: number
  classes: string[]
  sessions: number
}
const dutiesOf = async (id: number) => {
  const document = 'query ($id: Int!) { staffDuties(id: $id) { lessons classes sessions } }'
  return (await app.graphql<{ staffDuties: Duties }>(document, { id }, { cookie })).data.staffDuties
}
const handOver = (input: object, headers = {}) =>
  app.graphql<{ handOverDuties: Duties & { leftOut: string[] } }>(
    'mutation ($input: HandoverInput!) { handOverDuties(input: $input) { lessons classes sessions leftOut } }',
    { input },
    { cookie, headers },
  )
const weekOf = async (classId: number) => {
  const document = '{ timetable { classId slot teacher teacherLeft } }'
  type Entry = { classId: number; slot: string; teacher: string; teacherLeft: boolean }
  const { data } = await app.graphql<{ timetable: Entry[] }>(document, {}, { cookie })
  return data.timetable
    .filter((entry) => entry.classId === classId)
    .map(({ teacher, teacherLeft }) => [teacher, teacherLeft])
}
const remove = (id: number) => app.graphql('mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id }, { cookie })
const staffOf = async (id: number) => {
  const document = 'query ($id: Int!) { class(id: $id) { staff { firstName } formerStaff { firstName } } }'
  return (await app.graphql<{ class: object }>(document, { id }, { cookie })).data.class
}

describe('a teacher who leaves', () => {
  it('is said to have lessons, a class and a session before', async () => {
    const { leaver, room } = await staffed()
    expect(await dutiesOf(leaver.id)).toEqual({ lessons: 2, classes: [room.name], sessions: 1 })
  })

  it('is marked in the timetable, the class and what parents see afterwards', async () => {
    const { leaver, room } = await staffed()
    const parent = await app.addUser()
    await app.addChild({ classId: room.id }, [parent.id])
    expect(await weekOf(room.id)).toEqual([
      ['Grace Moeketsi', false],
      ['Grace Moeketsi', false],
    ])
    await remove(leaver.id)
    expect(await weekOf(room.id)).toEqual([
      ['Grace Moeketsi', true],
      ['Grace Moeketsi', true],
    ])
    expect(await staffOf(room.id)).toEqual({ staff: [], formerStaff: [{ firstName: 'Grace' }] })
    const own = await app.graphql(
      '{ myChildren { timetable { teacherLeft } } myOnlineSessions { teacherName } }',
      {},
      { cookie: parent.cookie },
    )
    expect(own.data).toEqual({
      myChildren: [{ timetable: [{ teacherLeft: true }, { teacherLeft: true }] }],
      myOnlineSessions: [{ teacherName: '' }],
    })
  })

  it('is marked as well where the account became one of a parent', async () => {
    const { leaver, room } = await staffed()
    await app.db('users').where({ id: leaver.id }).update({ role: 'parent' })
    expect(await weekOf(room.id)).toEqual([
      ['Grace Moeketsi', true],
      ['Grace Moeketsi', true],
    ])
    expect(await staffOf(room.id)).toEqual({ staff: [], formerStaff: [{ firstName: 'Grace' }] })
  })
})

describe('handing over', () => {
  it('deletes the account and gives a colleague what fits, in one step that the audit log keeps', async () => {
    const { leaver, colleague, room, other } = await staffed()
    const { data } = await handOver({ fromId: leaver.id, toId: colleague.id, deleteAccount: true })
    expect(data.handOverDuties).toEqual({
      lessons: 1,
      classes: 1,
      sessions: 1,
      leftOut: [`Mpho Sithole is teaching ${other.name} on Monday 08:30-09:30 (Snack).`],
    })
    expect(await weekOf(room.id)).toEqual([
      ['Mpho Sithole', false],
      ['Grace Moeketsi', true],
    ])
    expect(await staffOf(room.id)).toEqual({ staff: [{ firstName: 'Mpho' }], formerStaff: [] })
    expect(await dutiesOf(leaver.id)).toEqual({ lessons: 1, classes: [], sessions: 0 })
    const sessions = await app.db('virtual_sessions').where({ classId: room.id }).orderBy('id')
    expect(sessions.map(({ teacherId, version }) => [teacherId, version])).toEqual([
      [colleague.id, 2],
      [leaver.id, 1],
    ])
    expect((await app.db('users').where({ id: leaver.id }).first()).deletedAt).not.toBeNull()
    const entries = await app.db('audit_entries').where({ entity: 'user', entityId: leaver.id }).orderBy('id')
    expect(entries.map(({ action }) => action)).toEqual(['deleteUser', 'handOverDuties'])
    expect(entries[1].after).toMatchObject({ teacherId: colleague.id, classIds: [room.id] })
    const records = await app.db('audit_entries').where({ action: 'handOverDuties' }).whereNot({ entity: 'user' })
    expect(records.map(({ entity }) => entity).toSorted()).toEqual(['class', 'timetableEntry', 'virtualSession'])
  })

  it('can follow later, and restoring the account gives nothing back', async () => {
    const { leaver, colleague, room } = await staffed()
    await remove(leaver.id)
    await handOver({ fromId: leaver.id, toId: colleague.id })
    const restore = 'mutation ($id: Int!) { restoreUser(id: $id) { id } }'
    expect((await app.graphql(restore, { id: leaver.id }, { cookie })).error).toBeNull()
    expect(await dutiesOf(leaver.id)).toEqual({ lessons: 1, classes: [], sessions: 0 })
    expect(await staffOf(room.id)).toEqual({ staff: [{ firstName: 'Mpho' }], formerStaff: [] })
  })

  it('goes to a colleague alone, and leaves everything as it was otherwise', async () => {
    const { leaver, room } = await staffed()
    const parent = await app.addUser()
    for (const toId of [parent.id, leaver.id, 999_999]) {
      const { error } = await handOver({ fromId: leaver.id, toId, deleteAccount: true })
      expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(error?.code)
    }
    expect(await dutiesOf(leaver.id)).toEqual({ lessons: 2, classes: [room.name], sessions: 1 })
    expect((await app.db('users').where({ id: leaver.id }).first()).deletedAt).toBeNull()
  })

  it('happens once for one key', async () => {
    const { leaver, colleague } = await staffed()
    const input = { fromId: leaver.id, toId: colleague.id, deleteAccount: true }
    const headers = { 'idempotency-key': 'handed-over-once' }
    expect((await handOver(input, headers)).error).toBeNull()
    expect((await handOver(input, headers)).error?.code).toBe('CONFLICT')
  })

  it('gives each class for the days that were left: from a later day on, and until the last one that was planned', async () => {
    const { leaver, other, room, colleague } = await staffed()
    const fromDate = addDays(todayInJohannesburg(), 30)
    const toDate = addDays(todayInJohannesburg(), 10)
    await app.db('duties').where({ userId: leaver.id, classId: room.id }).update({ toDate })
    await app.db('duties').insert({ classId: other.id, userId: leaver.id, fromDate })
    expect((await dutiesOf(leaver.id)).classes).toEqual([room.name, `${other.name} (from ${formatDate(fromDate)})`])
    expect((await handOver({ fromId: leaver.id, toId: colleague.id })).data.handOverDuties.classes).toBe(2)
    const left = await app.db('duties').where({ userId: leaver.id }).modify(onDutySince())
    const taken = await app
      .db('duties')
      .where({ userId: colleague.id })
      .orderBy('classId')
      .select('classId', 'fromDate', 'toDate')
    expect([left, taken]).toEqual([
      [],
      [
        { classId: room.id, fromDate: todayInJohannesburg(), toDate },
        { classId: other.id, fromDate, toDate: null },
      ],
    ])
  })
})
