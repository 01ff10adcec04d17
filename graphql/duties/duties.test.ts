import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
const today = todayInJohannesburg()
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

interface Duty {
  id: number
  kind: string
  classId: number | null
  fromDate: string
  toDate: string | null
  version: number
}

const ask = <Data>(document: string, variables: object = {}, cookie = admin) =>
  app.graphql<Data>(document, { ...variables }, { cookie })
const save = (input: object) =>
  ask<{ saveDuty: Duty }>(
    'mutation ($input: DutyInput!) { saveDuty(input: $input) { id kind classId fromDate toDate version } }',
    { input },
  )
const dutiesOf = async (userId: number) =>
  (
    await ask<{ duties: Duty[] }>(
      'query ($userId: Int!) { duties(userId: $userId) { id kind classId fromDate toDate } }',
      {
        userId,
      },
    )
  ).data.duties
const classNamed = async (name: string): Promise<number> => (await app.db('classes').where({ name }).first('id')).id
const registers = async (cookie: string) => {
  const { data, error } = await ask<{ register: { classes: { name: string }[]; entries: { childId: number }[] } }>(
    'query ($date: LocalDate!) { register(date: $date) { classes { name } entries { childId } } }',
    { date: today },
    cookie,
  )
  return error?.code ?? data.register.classes.map(({ name }) => name)
}

describe('a duty', () => {
  it('that lies ahead ends with the class that is taken from a teacher, and opens nothing later', async () => {
    const { id: userId } = await app.addUser({ role: 'teacher' })
    const classId = await classNamed('Discoverers')
    const now = { userId, kind: 'teacher', classId, fromDate: addDays(today, -10), toDate: addDays(today, 10) }
    await save(now)
    await save({ ...now, fromDate: addDays(today, 30), toDate: null })
    expect(await dutiesOf(userId)).toHaveLength(2)
    const staffIds: number[] = await app.db('duties').where({ classId }).whereNot({ userId }).pluck('user_id')
    const set = 'mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }'
    expect((await ask(set, { input: { classId, staffIds } })).error).toBeNull()
    expect(await dutiesOf(userId)).toMatchObject([{ toDate: addDays(today, -1) }])
  })

  it('opens the register of its class on its days, and no other', async () => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    expect(await registers(cookie)).toBe('FORBIDDEN')
    const classId = await classNamed('Discoverers')
    const { data } = await save({ userId, kind: 'teacher', classId, fromDate: addDays(today, -3) })
    expect(await registers(cookie)).toEqual(['Discoverers'])
    const { id, version } = data.saveDuty
    const ended = { id, version, userId, kind: 'teacher', classId, fromDate: addDays(today, -3) }
    await save({ ...ended, toDate: addDays(today, -1) })
    expect(await registers(cookie)).toBe('FORBIDDEN')
    await save({ ...ended, version: version + 1, fromDate: addDays(today, 1) })
    expect(await registers(cookie)).toBe('FORBIDDEN')
  })

  it('writes for children of the class alone', async () => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    const classId = await classNamed('Discoverers')
    await save({ userId, kind: 'teacher', classId, fromDate: today })
    const [own, other] = [
      await app.addChild({ classId }),
      await app.addChild({ classId: await classNamed('Explorers') }),
    ]
    const mark = (...childIds: number[]) =>
      ask<{ markAttendance: { outcomes: { refused: string | null }[] } }>(
        'mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }',
        { input: { date: today, marks: childIds.map((childId) => ({ childId, status: 'present' })) } },
        cookie,
      )
    expect((await mark(own)).data.markAttendance.outcomes).toEqual([{ refused: null }])
    expect((await mark(own, other)).error?.code).toBe('NOT_FOUND')
    expect(await app.db('attendance').where({ childId: other, date: today })).toEqual([])
  })

  it('is not given twice for the same days, and stays with its person', async () => {
    const { id: userId } = await app.addUser({ role: 'teacher', firstName: 'Nomsa' })
    const kitchen = { userId, kind: 'kitchen', fromDate: '2026-01-05', toDate: '2026-06-30' }
    const { data } = await save(kitchen)
    expect((await save({ ...kitchen, fromDate: '2026-06-30', toDate: null })).error).toMatchObject({
      code: 'CONFLICT',
      fields: {
        fromDate:
          'Nomsa already has this duty from 5 January 2026 until 30 June 2026. Choose other days, or edit that one.',
      },
    })
    expect((await save({ ...kitchen, fromDate: '2026-07-01', toDate: null })).error).toBeNull()
    const { id: other } = await app.addUser({ role: 'teacher' })
    expect((await save({ ...kitchen, id: data.saveDuty.id, userId: other })).error?.code).toBe('CONFLICT')
  })

  it('ends on a day with what is planned of it for later, and not on a day that it does not reach', async () => {
    const { id: userId } = await app.addUser({ role: 'teacher' })
    const gate = { userId, kind: 'gate', fromDate: addDays(today, -9), toDate: addDays(today, 9) }
    const old = (await save({ ...gate, fromDate: '2026-01-05', toDate: '2026-06-30' })).data.saveDuty
    const { data } = await save(gate)
    await save({ ...gate, fromDate: addDays(today, 20), toDate: addDays(today, 30) })
    await save({ ...gate, kind: 'kitchen', fromDate: addDays(today, 20), toDate: null })
    const { id, version } = data.saveDuty
    const end = (days: number, ended = { id, version }) =>
      ask('mutation ($input: EndDutyInput!) { endDuty(input: $input) { id } }', {
        input: { ...ended, lastDay: addDays(today, days) },
      })
    expect((await end(-10)).error?.fields?.lastDay).toMatch(/^This duty begins on/)
    expect((await end(10)).error?.fields?.lastDay).toMatch(/^This duty ends on/)
    expect((await end(-200, { id: old.id, version: old.version })).error?.fields?.lastDay).toMatch(
      /^This duty ended on 30 June 2026/,
    )
    expect((await end(1)).error).toBeNull()
    expect(await dutiesOf(userId)).toMatchObject([
      { kind: 'kitchen', fromDate: addDays(today, 20), toDate: null },
      { kind: 'gate', fromDate: addDays(today, -9), toDate: addDays(today, 1) },
      { kind: 'gate', fromDate: '2026-01-05', toDate: '2026-06-30' },
    ])
    expect((await end(0)).error?.code).toBe('STALE')
  })

  it('that begins later is led up to by who is put into the class today', async () => {
    const { id: userId } = await app.addUser({ role: 'teacher' })
    const classId = await classNamed('Adventurers')
    await save({ userId, kind: 'teacher', classId, fromDate: addDays(today, 30), toDate: addDays(today, 60) })
    const set = 'mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }'
    expect((await ask(set, { input: { classId, staffIds: [userId] } })).error).toBeNull()
    expect(await dutiesOf(userId)).toMatchObject([
      { fromDate: addDays(today, 30), toDate: addDays(today, 60) },
      { fromDate: today, toDate: addDays(today, 29) },
    ])
  })

  it('needs a class for a teacher, an order of its days, and somebody who works here', async () => {
    const { id: userId } = await app.addUser({ role: 'teacher' })
    const { id: parent } = await app.addUser({ role: 'parent' })
    expect((await save({ userId, kind: 'teacher', fromDate: today })).error?.fields).toEqual({
      classId: 'Please choose the class.',
    })
    expect((await save({ userId, kind: 'gate', fromDate: today, toDate: addDays(today, -1) })).error?.fields).toEqual({
      toDate: 'The last day cannot be before the first.',
    })
    expect((await save({ userId: parent, kind: 'gate', fromDate: today })).error?.code).toBe('NOT_FOUND')
  })

  it('of a class is ended when somebody is taken out of it, and stays in the record', async () => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    const classId = await classNamed('Young Scholars')
    await save({ userId, kind: 'teacher', classId, fromDate: '2026-01-12' })
    const before: number[] = await app.db('duties').where({ classId }).pluck('user_id')
    await ask('mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }', {
      input: { classId, staffIds: before.filter((id) => id !== userId) },
    })
    expect(await dutiesOf(userId)).toMatchObject([{ classId, fromDate: '2026-01-12', toDate: addDays(today, -1) }])
    expect(await registers(cookie)).toBe('FORBIDDEN')
    await ask('mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }', {
      input: { classId, staffIds: before },
    })
    expect(await registers(cookie)).toEqual(['Young Scholars'])
  })

  it('ends with the role', async () => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    await save({ userId, kind: 'teacher', classId: await classNamed('Explorers'), fromDate: today })
    await app.db('users').where({ id: userId }).update({ role: 'parent' })
    expect(await registers(cookie)).toBe('FORBIDDEN')
  })
})

describe('somebody who teaches two classes', () => {
  it('says in which room she is, and counts nowhere else', async () => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    const names = ['Discoverers', 'Young Scholars']
    const [first = 0, second = 0] = await Promise.all(names.map(classNamed))
    for (const classId of [first, second]) await save({ userId, kind: 'teacher', classId, fromDate: today })
    const rooms = async () => {
      const { data } = await ask<{ roomRatios: { name: string; youAreHere: boolean }[] }>(
        '{ roomRatios { name youAreHere } }',
        {},
        cookie,
      )
      return data.roomRatios.map(({ name, youAreHere }) => [name, youAreHere])
    }
    const move = (classId: number) =>
      ask('mutation ($classId: Int!) { moveToRoom(classId: $classId) { staffId } }', { classId }, cookie)
    expect((await move(second)).error).toMatchObject({ code: 'CONFLICT', message: /not been marked present/ })
    await app.db('staff_attendance').insert({ staffId: userId, date: today, status: 'present' })
    expect(await rooms()).toEqual([
      ['Discoverers', true],
      ['Young Scholars', false],
    ])
    for (const wrong of [{ timeOut: '00:00' }, { status: 'sick_leave', timeOut: null }]) {
      await app.db('staff_attendance').where({ staffId: userId }).update(wrong)
      expect((await move(second)).error).toMatchObject({ code: 'CONFLICT', message: /^The staff register says/ })
    }
    await app.db('staff_attendance').where({ staffId: userId }).update({ status: 'present' })
    await move(second)
    expect(await rooms()).toEqual([
      ['Discoverers', false],
      ['Young Scholars', true],
    ])
    expect((await move(await classNamed('Explorers'))).error?.code).toBe('FORBIDDEN')
    const byAdmin = await ask('mutation { moveToRoom(classId: ' + first + ') { staffId } }')
    expect(byAdmin.error).toMatchObject({ code: 'CONFLICT', message: /You do not teach this class/ })
  })
})

describe('the own week', () => {
  it('says when somebody came and went, and what they teach', async () => {
    const cookie = await app.signIn('teacher')
    const { data } = await ask<{ myWeek: { date: string; lessons: { className: string }[] }[] }>(
      'query ($date: LocalDate!) { myWeek(date: $date) { date closed attendance { timeIn } lessons { className } } }',
      { date: today },
      cookie,
    )
    expect(data.myWeek).toHaveLength(6)
    expect(data.myWeek.flatMap(({ lessons }) => lessons).length).toBeGreaterThan(0)
  })
})

describe('the staff login', () => {
  const login = (email: string, password: string, role: string) =>
    app.graphql('mutation ($input: SignInByEmailInput!) { signInByEmail(input: $input) { role } }', {
      input: { email, password, role },
    })

  it('takes teachers and administrators, and refuses parents', async () => {
    expect((await login('teacher@kiewiet.example', 'kiewiet-teacher', 'teacher')).data).toEqual({
      signInByEmail: { role: 'teacher' },
    })
    expect((await login('admin@kiewiet.example', 'kiewiet-admin', 'teacher')).error).toBeNull()
    expect((await login('parent@kiewiet.example', 'kiewiet-parent', 'teacher')).error).toMatchObject({
      code: 'FORBIDDEN',
      message: "You don't have permission to access the admin area.",
    })
  })
})
