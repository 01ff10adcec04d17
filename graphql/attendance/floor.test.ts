import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addDays, eachDay, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { roomRatiosOf } from './roomRatios.ts'
import { isSchoolDay } from '#graphql/values/holidays.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

interface Room {
  classId: number
  name: string
  children: number
  staff: number
  promise: number
  law: number
  level: string
}
const ratios = async () =>
  (
    await app.graphql<{ roomRatios: Room[] }>(
      '{ roomRatios { classId name children staff promise law level } }',
      {},
      { cookie: admin },
    )
  ).data.roomRatios
const ratiosAt = (now: string) => roomRatiosOf(app.db, todayInJohannesburg(), now)
const roomAt = async (now: string, name: string) => (await ratiosAt(now)).find((room) => room.name === name)

describe('children against staff', () => {
  it('keeps the promise in most rooms of the demo, is over it in two and over the law in none', async () => {
    const rooms = await ratiosAt('12:00')
    expect(rooms.map(({ children, staff }) => `${children}:${staff}`)).toEqual([
      '3:1',
      '5:1',
      '9:2',
      '20:3',
      '23:2',
      '22:2',
    ])
    expect(rooms.map(({ promise, law }) => [promise, law])).toEqual([
      [3, 6],
      [5, 12],
      [5, 12],
      [8, 20],
      [8, 20],
      [8, 30],
    ])
    expect(rooms.map(({ level }) => level)).toEqual(['kept', 'kept', 'kept', 'kept', 'over_promise', 'over_promise'])
  })

  it('counts nobody who has gone home', async () => {
    const room = await roomAt('12:00', 'Discoverers')
    const date = todayInJohannesburg()
    await app
      .db('staff_attendance')
      .where({ date })
      .whereIn('staff_id', app.db('duties').where({ classId: room?.classId }).select('user_id'))
      .update({ timeOut: '16:00' })
    expect(await roomAt('15:59', 'Discoverers')).toMatchObject({ staff: 1, children: 3, level: 'kept' })
    expect(await roomAt('16:00', 'Discoverers')).toMatchObject({ staff: 0, children: 3, level: 'over_law' })
    expect((await ratios()).map(({ classId }) => classId)).toContain(room?.classId)
  })

  it('counts somebody who works in two classes in one of them, where the lesson is', async () => {
    const date = todayInJohannesburg()
    const { id: staffId } = await app.addUser({ role: 'teacher' })
    await app.db('staff_attendance').insert({ staffId, date, status: 'present', timeIn: '07:00' })
    const [toddlers, seniors]: { id: number }[] = await app
      .db('classes')
      .whereIn('name', ['Explorers', 'Future Leaders'])
      .orderBy('position')
      .select('id')
    await app.db('duties').insert([toddlers, seniors].map((room) => ({ classId: room?.id, userId: staffId })))
    const totalAt = async (now: string) => (await ratiosAt(now)).reduce((sum, { staff }) => sum + staff, 0)
    const alone = await totalAt('06:59')
    const atFirst = await roomAt('06:59', 'Explorers')
    expect(await roomAt('12:00', 'Explorers')).toMatchObject({ staff: (atFirst?.staff ?? 0) + 1 })
    expect(await totalAt('12:00')).toBeGreaterThan(alone)
    const people = await app
      .db('staff_attendance')
      .join('users', 'users.id', 'staff_attendance.staff_id')
      .where({ date })
      .whereIn('status', ['present', 'late'])
      .whereIn('staff_id', app.db('duties').select('user_id'))
    expect(await totalAt('12:00')).toBe(people.length)
    await app.db('duties').where({ userId: staffId }).delete()
    await app.db('staff_attendance').where({ staffId }).delete()
    await app.db('users').where({ id: staffId }).update({ deletedAt: app.db.fn.now() })
  })

  it('follows the setting where norms have changed', async () => {
    const bands = [{ toMonths: null, promise: 1, law: 2 }]
    await app.db('settings').insert({ name: 'ratios', value: JSON.stringify(bands) })
    expect((await ratios()).every(({ promise, law }) => promise === 1 && law === 2)).toBe(true)
    await app.db('settings').where({ name: 'ratios' }).delete()
  })
})

describe('who works in a class', () => {
  it('is set as a whole, and shown with the class and in the staff register', async () => {
    const [{ id: classId }] = await app.db('classes').where({ name: 'Adventurers' }).select('id')
    const { id } = await app.addUser({ role: 'teacher', firstName: 'Zanele' })
    const set = 'mutation S($input: ClassStaffInput!) { setClassStaff(input: $input) { id staff { id firstName } } }'
    const { data } = await app.graphql(set, { input: { classId, staffIds: [id, id] } }, { cookie: admin })
    expect(data).toEqual({ setClassStaff: { id: classId, staff: [{ id, firstName: 'Zanele' }] } })
    const day =
      'query D($date: LocalDate!) { staffDay(date: $date) { staffId classes attendance { status hoursWorked } } }'
    const answer = await app.graphql<{ staffDay: { staffId: number; classes: string[]; attendance: unknown }[] }>(
      day,
      { date: todayInJohannesburg() },
      { cookie: admin },
    )
    expect(answer.data.staffDay).toHaveLength(13)
    expect(answer.data.staffDay.find(({ staffId }) => staffId === id)).toEqual({
      staffId: id,
      classes: ['Adventurers'],
      attendance: null,
    })
    const other = await app.addUser({ role: 'teacher' })
    const late = { classId, staffIds: [other.id], before: [] }
    const { error } = await app.graphql(set, { input: late }, { cookie: admin })
    expect(error).toMatchObject({ code: 'STALE', current: { staffIds: [id] } })
    const taken = await app.graphql(set, { input: { ...late, before: [id] } }, { cookie: admin })
    expect(taken.data).toMatchObject({ setClassStaff: { staff: [{ id: other.id }] } })

    const parent = await app.addUser()
    const wrong = await app.graphql(set, { input: { classId, staffIds: [parent.id] } }, { cookie: admin })
    expect(wrong.error?.code).toBe('NOT_FOUND')
  })
})

describe('the trend', () => {
  it('shows twelve weeks of the demo between 85 and 95 percent', async () => {
    const { data } = await app.graphql<{ attendanceTrend: { monday: string; rate: number; recorded: number }[] }>(
      '{ attendanceTrend { monday rate recorded } }',
      {},
      { cookie: admin },
    )
    expect(data.attendanceTrend).toHaveLength(12)
    // loaded while the centre is closed, the last of them may hold nobody but those who came
    for (const { monday, rate } of data.attendanceTrend.slice(0, -1)) {
      expect([monday, rate >= 85 && rate <= 96]).toEqual([monday, true])
    }
    const mondays = data.attendanceTrend.map(({ monday }) => monday)
    expect(mondays).toEqual([...mondays].sort())
  })

  it('counts nobody as absent while the centre was closed', async () => {
    const week = mondayOf(addDays(todayInJohannesburg(), -14))
    const [monday = '', tuesday = ''] = eachDay(week, addDays(week, 1))
    const trend = async () => {
      const { data } = await app.graphql<{ attendanceTrend: { monday: string; recorded: number; present: number }[] }>(
        '{ attendanceTrend(weeks: 3) { monday recorded present } }',
        {},
        { cookie: admin },
      )
      return data.attendanceTrend[0]
    }
    await app
      .db('attendance')
      .whereBetween('date', [week, addDays(week, 6)])
      .delete()
    const [here, away, ill] = await Promise.all(['Ane', 'Bo', 'Cas'].map((firstName) => app.addChild({ firstName })))
    await app.db('attendance').insert([
      { childId: here, date: monday, status: 'present' },
      { childId: away, date: monday, status: 'absent' },
      { childId: here, date: tuesday, status: 'present' },
      { childId: ill, date: addDays(week, 5), status: 'absent' },
    ])
    await app.db('closed_days').delete()
    const wasOpen = isSchoolDay(monday)
    expect(await trend(), 'Saturday is left out').toEqual({ monday, recorded: wasOpen ? 3 : 2, present: 2 })
    await app.db('closed_days').insert({ fromDate: monday, toDate: monday, reason: 'Staff training' })
    expect(await trend()).toEqual({ monday, recorded: 2, present: 2 })
  })

  it('is asked for 1 to 53 weeks', async () => {
    const { error } = await app.graphql('{ attendanceTrend(weeks: 54) { monday } }', {}, { cookie: admin })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Please request 1 to 53 weeks.' })
  })
})
