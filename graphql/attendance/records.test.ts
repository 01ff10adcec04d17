import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const date = '2026-02-10'

interface Body {
  success: boolean
  message?: string
  existingId?: number
  errors?: Record<string, string>
  attendance: Record<string, unknown> & { id: number }
}
const send = (method: string, url: string, body?: unknown, cookie: string | undefined = admin) =>
  app.rest<Body>(method, url, { body, cookie })

describe("REST: a child's attendance", () => {
  it('records, lists, changes and deletes a day', async () => {
    const childId = await app.addChild()
    const made = await send('POST', '/api/admin/attendance', {
      childId: String(childId),
      date,
      status: 'late',
      timeIn: '08:40',
    })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      success: true,
      message: 'Attendance recorded successfully',
      attendance: { childId, date, status: 'late', timeIn: '08:40', timeOut: null, notes: null },
    })
    const { id } = made.json.attendance
    const list = await app.rest<{ attendance: Body['attendance'][] }>('GET', `/api/admin/attendance?date=${date}`, {
      cookie: admin,
    })
    expect(list.json.attendance).toEqual([made.json.attendance])

    const changed = await send('PUT', `/api/admin/attendance/${id}`, { timeOut: '15:10', notes: 'Left with Gogo' })
    expect(changed.json.attendance).toMatchObject({ status: 'late', timeIn: '08:40', timeOut: '15:10', version: 2 })

    expect((await send('DELETE', `/api/admin/attendance/${id}`)).json).toEqual({
      success: true,
      message: 'Attendance deleted successfully',
    })
    expect((await send('DELETE', `/api/admin/attendance/${id}`)).status).toBe(404)
    const kept = await app.db('audit_entries').where({ action: 'deleteAttendance', entityId: id }).first()
    expect(kept.before).toMatchObject({ childId, notes: 'Left with Gogo' })
  })

  it('takes one of five at once for a day, and says to the others which one is there', async () => {
    const childId = await app.addChild()
    const record = () => send('POST', '/api/admin/attendance', { childId, date, status: 'present' })
    const answers = await Promise.all(Array.from({ length: 5 }, record))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const { id } = await app.db('attendance').where({ childId }).first('id')
    const existing = answers.flatMap(({ status, json }) => (status === 409 ? [json.existingId] : []))
    expect(existing).toEqual([id, id, id, id])
  })

  it('refuses a second entry for the day and says which one is there', async () => {
    const childId = await app.addChild()
    const { json } = await send('POST', '/api/admin/attendance', { childId, date, status: 'present' })
    const second = await send('POST', '/api/admin/attendance', { childId, date, status: 'absent' })
    expect(second.status).toBe(409)
    expect(second.json).toEqual({
      success: false,
      message: 'This child already has an attendance record for that day. Edit the existing record instead.',
      existingId: json.attendance.id,
    })
    const other = await send('POST', '/api/admin/attendance', { childId, date: '2026-02-11', status: 'present' })
    const moved = await send('PUT', `/api/admin/attendance/${other.json.attendance.id}`, { date })
    expect([moved.status, moved.json.existingId]).toEqual([409, json.attendance.id])
  })

  it('lists today without a date, also with an empty one', async () => {
    for (const url of ['/api/admin/attendance', '/api/admin/attendance?date=']) {
      const { json } = await app.rest<{ attendance: { date: string }[] }>('GET', url, { cookie: admin })
      expect(json.attendance).toHaveLength(89)
      expect(json.attendance.every((entry) => entry.date === todayInJohannesburg())).toBe(true)
    }
  })

  it('names the wrong field', async () => {
    const childId = await app.addChild()
    const ask = async (body: object) => (await send('POST', '/api/admin/attendance', body)).json.errors
    expect(await ask({ childId: 'x', date, status: 'present' })).toEqual({ childId: 'Please choose a child.' })
    expect(await ask({ childId, date: '2026-02-30', status: 'present' })).toEqual({ date: 'Please choose a date.' })
    expect(await ask({ childId, date, status: 'sick_leave' })).toEqual({
      status: 'Please choose present, absent or late.',
    })
    expect(await ask({ childId, date, status: 'present', timeIn: '25:00' })).toEqual({
      timeIn: 'Please enter a time such as 07:30.',
    })
    const { json } = await send('POST', '/api/admin/attendance', { childId, date, status: 'present', timeIn: '08:00' })
    const early = await send('PUT', `/api/admin/attendance/${json.attendance.id}`, { timeOut: '07:00' })
    expect([early.status, early.json.errors]).toEqual([400, { timeOut: 'Time out cannot be before time in.' }])
    expect((await send('GET', '/api/admin/attendance?date=yesterday')).status).toBe(400)
  })

  it('refuses an unknown or removed child', async () => {
    const childId = await app.addChild()
    await app.db('children').where({ id: childId }).update({ deletedAt: new Date().toISOString() })
    for (const id of [childId, 999_999])
      expect((await send('POST', '/api/admin/attendance', { childId: id, date, status: 'present' })).status).toBe(404)
  })

  it('refuses a change that rests on an old version', async () => {
    const childId = await app.addChild()
    const { json } = await send('POST', '/api/admin/attendance', { childId, date, status: 'present' })
    const url = `/api/admin/attendance/${json.attendance.id}`
    await send('PUT', url, { status: 'late', version: 1 })
    const second = await app.rest<{ current: { status: string } }>('PUT', url, {
      cookie: admin,
      body: { status: 'absent', version: 1 },
    })
    expect([second.status, second.json.current.status]).toEqual([409, 'late'])
  })
})

describe('REST: staff attendance', () => {
  const url = '/api/admin/staff-attendance'

  it('computes the hours from the times unless they are given', async () => {
    const [one, other] = [await app.addUser({ role: 'teacher' }), await app.addUser({ role: 'teacher' })]
    const times = { date, status: 'present', timeIn: '07:30', timeOut: '16:10' }
    const made = await send('POST', url, { staffId: one.id, ...times })
    expect(made.status).toBe(201)
    expect(made.json.attendance).toMatchObject({ staffId: one.id, hoursWorked: 8.67, notes: null })
    const given = await send('POST', url, { staffId: other.id, ...times, hoursWorked: '7,5' })
    expect(given.json.attendance.hoursWorked).toBe(7.5)
    const later = await send('PUT', `${url}/${made.json.attendance.id}`, { timeOut: '17:00' })
    expect(later.json.attendance).toMatchObject({ hoursWorked: 9.5, version: 2 })
    const noted = await send('PUT', `${url}/${given.json.attendance.id}`, { notes: 'Half an hour unpaid' })
    expect(noted.json.attendance.hoursWorked).toBe(7.5)
    const list = await app.rest<{ attendance: unknown[] }>('GET', `${url}?date=${date}`, { cookie: admin })
    expect(list.json.attendance).toEqual([later.json.attendance, noted.json.attendance])
  })

  it('takes the leave types, refuses a second entry, and deletes', async () => {
    const { id: staffId } = await app.addUser({ role: 'admin' })
    const made = await send('POST', url, { staffId, date, status: 'sick_leave', notes: 'Flu' })
    expect(made.json.attendance).toMatchObject({ status: 'sick_leave', hoursWorked: null })
    const second = await send('POST', url, { staffId, date, status: 'personal_leave' })
    expect([second.status, second.json.existingId]).toEqual([409, made.json.attendance.id])
    expect((await send('DELETE', `${url}/${made.json.attendance.id}`)).json.message).toBe(
      'Attendance deleted successfully',
    )
  })

  it('is about staff alone, and asks for hours of a day', async () => {
    const parent = await app.addUser()
    expect((await send('POST', url, { staffId: parent.id, date, status: 'present' })).status).toBe(404)
    const { id: staffId } = await app.addUser({ role: 'teacher' })
    const long = await send('POST', url, { staffId, date, status: 'present', hoursWorked: 25 })
    expect(long.json.errors).toEqual({ hoursWorked: 'Please enter hours between 0 and 24.' })
  })
})

describe('who may keep the registers', () => {
  it('lets in administrators alone, before the body is looked at', async () => {
    const parent = await app.signIn('parent')
    const teacher = await app.signIn('teacher')
    for (const path of ['/api/admin/attendance', '/api/admin/staff-attendance']) {
      for (const [method, url] of [
        ['GET', path],
        ['POST', path],
        ['PUT', `${path}/1`],
        ['DELETE', `${path}/1`],
      ] as const) {
        const body = method === 'POST' || method === 'PUT' ? {} : undefined
        expect((await app.rest(method, url, { body })).status).toBe(401)
        expect((await app.rest(method, url, { body, cookie: parent })).status).toBe(403)
        expect((await app.rest(method, url, { body, cookie: teacher })).status).toBe(403)
      }
    }
  })

  it('asks again in the services, for GraphQL', async () => {
    // somebody who teaches no class
    const { cookie } = await app.addUser({ role: 'teacher' })
    const operations = [
      'mutation { recordAttendance(input: {childId: 1, date: "2026-02-10", status: "present"}) { id } }',
      'mutation { updateAttendance(id: 1, input: {status: "present"}) { id } }',
      'mutation { deleteAttendance(id: 1) { id } }',
      'mutation { recordStaffAttendance(input: {staffId: 1, date: "2026-02-10", status: "present"}) { id } }',
      'mutation { updateStaffAttendance(id: 1, input: {status: "present"}) { id } }',
      'mutation { deleteStaffAttendance(id: 1) { id } }',
      'mutation { setClassStaff(input: {classId: 1, staffIds: []}) { id } }',
      '{ staffDay(date: "2026-02-10") { staffId } }',
      '{ roomRatios { classId } }',
      '{ attendanceTrend { monday } }',
      '{ registerMonth(month: "2026-02", classId: 1) { month } }',
    ]
    for (const operation of operations) {
      const { error } = await app.graphql(operation, {}, { cookie })
      expect([operation, error?.code]).toEqual([operation, 'FORBIDDEN'])
      expect((await app.graphql(operation)).error?.code).toBe('UNAUTHENTICATED')
    }
  })
})

describe('a day on which nothing can be recorded', () => {
  const today = todayInJohannesburg()
  const record = (childId: number, day: string, status = 'present') =>
    send('POST', '/api/admin/attendance', { childId, date: day, status })

  it('is one before the first day of the child, or after the last', async () => {
    const childId = await app.addChild({ firstName: 'Lerato', enrolledOn: '2026-01-12' })
    await app.db('placements').where({ childId }).update({ toDate: '2026-06-30' })
    const early = await record(childId, '2026-01-11')
    expect([early.status, early.json.errors]).toEqual([
      400,
      { date: 'Lerato starts on 12 January 2026. Nothing can be recorded before that day.' },
    ])
    expect((await record(childId, '2026-07-01', 'absent')).status).toBe(400)
    const made = await record(childId, '2026-01-12')
    expect(made.status).toBe(201)
    const moved = await send('PUT', `/api/admin/attendance/${made.json.attendance.id}`, { date: '2026-07-01' })
    expect(moved.status).toBe(400)
  })

  it('is one that has not come yet, but for an absence that is known', async () => {
    const childId = await app.addChild()
    const tomorrow = addDays(today, 1)
    expect((await record(childId, tomorrow)).json.message).toBe(
      'This day is in the future. Only an absence can be recorded.',
    )
    expect((await record(childId, '2099-01-01', 'absent')).status).toBe(400)
    const made = await record(childId, tomorrow, 'absent')
    expect(made.status).toBe(201)
    const url = `/api/admin/attendance/${made.json.attendance.id}`
    expect((await send('PUT', url, { status: 'present' })).status).toBe(400)
    expect((await send('DELETE', url)).status).toBe(200)
  })

  it('is for staff one that has not come yet, but for leave', async () => {
    const { id: staffId } = await app.addUser({ role: 'teacher' })
    const recordStaff = (day: string, status: string) =>
      send('POST', '/api/admin/staff-attendance', { staffId, date: day, status })
    const early = await recordStaff(addDays(today, 3), 'present')
    expect([early.status, early.json.message]).toEqual([400, 'This day is in the future. Only leave can be recorded.'])
    expect((await recordStaff('2030-01-01', 'personal_leave')).status).toBe(400)
    const planned = await recordStaff(addDays(today, 3), 'personal_leave')
    expect(planned.status).toBe(201)
    const url = `/api/admin/staff-attendance/${planned.json.attendance.id}`
    expect((await send('PUT', url, { status: 'late' })).status).toBe(400)
  })

  it('is refused mark by mark where many are marked, and the others are saved', async () => {
    const here = await app.addChild()
    const later = await app.addChild({ firstName: 'Neo', enrolledOn: addDays(today, 30) })
    const mark = async (day: string, marks: object[]) =>
      (
        await app.graphql<{ markAttendance: { outcomes: { childId: number; refused: string | null }[] } }>(
          `mutation ($input: AttendanceMarksInput!) {
            markAttendance(input: $input) { outcomes { childId refused } }
          }`,
          { input: { date: day, marks } },
          { cookie: admin },
        )
      ).data.markAttendance.outcomes
    const marks = [here, later].map((childId) => ({ childId, status: 'present' }))
    expect(await mark(today, marks)).toEqual([
      { childId: here, refused: null },
      { childId: later, refused: expect.stringContaining('Neo starts on') },
    ])
    expect(await mark(addDays(today, 1), marks.slice(0, 1))).toEqual([
      { childId: here, refused: 'This day is in the future. Only an absence can be recorded.' },
    ])
  })
})
