import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const read = (month: string, cookie = admin) =>
  app.graphql<{ staffMonth: { staffId: number }[] }>(
    `query ($month: String!) { staffMonth(month: $month) {
      staffId days hours daysWithoutHours late absent sickLeave personalLeave
    } }`,
    { month },
    { cookie },
  )
const lineOf = async (staffId: number, month: string) =>
  (await read(month)).data.staffMonth.find((line) => line.staffId === staffId)

const work = (staffId: number, days: object[]) =>
  app.db('staff_attendance').insert(days.map((day) => ({ staffId, ...day })))

it('adds a month up for wages, and names the days of which the hours are not known', async () => {
  const { id } = await app.addUser({ role: 'teacher' })
  await work(id, [
    { date: '2024-05-31', status: 'present', hoursWorked: 9 },
    { date: '2024-06-03', status: 'present', hoursWorked: 8.58 },
    { date: '2024-06-04', status: 'late', hoursWorked: 7.25 },
    { date: '2024-06-05', status: 'present', timeIn: '07:00' },
    { date: '2024-06-06', status: 'absent' },
    { date: '2024-06-07', status: 'sick_leave' },
    { date: '2024-06-10', status: 'personal_leave' },
    { date: '2024-07-01', status: 'present', hoursWorked: 9 },
  ])
  expect(await lineOf(id, '2024-06')).toEqual({
    staffId: id,
    days: 3,
    hours: 15.83,
    daysWithoutHours: 1,
    late: 1,
    absent: 1,
    sickLeave: 1,
    personalLeave: 1,
  })
})

it('has a colleague who left in the month they worked in, and in no later one', async () => {
  const { id } = await app.addUser({ role: 'teacher' })
  await work(id, [{ date: '2024-06-03', status: 'present', hoursWorked: 8 }])
  await app.db('users').where({ id }).update({ deletedAt: app.db.fn.now() })
  expect(await lineOf(id, '2024-06')).toMatchObject({ days: 1, hours: 8 })
  expect(await lineOf(id, '2024-07')).toBeUndefined()
})

it('asks for a month, and is for administrators', async () => {
  expect((await read('June')).error?.message).toBe('Please enter a month such as 2026-11.')
  expect((await read('2024-06', await app.signIn('teacher'))).error?.code).toBe('FORBIDDEN')
})
