import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Overview } from './overview.model.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const overviewQuery = `{ overview {
  students programs programsWithPlaces staff staffPresent present absent toldAbsent attendanceRate
  rooms { name capacity enrolled present companion }
} }`

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('overview', () => {
  it('counts the demo centre: 89 children, 6 programs, 12 staff, 82 present, 7 absent, 92 %', async () => {
    const { data } = await test.graphql<{ overview: Overview }>(
      overviewQuery,
      {},
      { cookie: await test.signIn('admin') },
    )
    expect(data.overview).toMatchObject({
      students: 89,
      programs: 6,
      programsWithPlaces: 4,
      staff: 12,
      staffPresent: 11,
      present: 82,
      absent: 7,
      attendanceRate: 92,
    })
    expect(data.overview.rooms.map(({ name }) => name)).toHaveLength(6)
    expect(data.overview.rooms[0]).toMatchObject({
      name: 'Discoverers',
      capacity: 6,
      enrolled: 3,
      companion: 'marigold',
    })
    expect(data.overview.rooms.reduce((sum, room) => sum + room.present, 0)).toBe(82)
  })

  it('counts children who are away as their parents told, each once, unless they came after all', async () => {
    const cookie = await test.signIn('admin')
    const told = async () =>
      (await test.graphql<{ overview: Overview }>(overviewQuery, {}, { cookie })).data.overview.toldAbsent
    const before = await told()
    expect(before).toBeGreaterThan(0)
    const [date, parentId] = [todayInJohannesburg(), (await test.db('users').where({ role: 'parent' }).first('id')).id]
    const absence = { fromDate: addDays(date, -1), toDate: date, reason: 'Flu', toldBy: parentId }
    const childId = await test.addChild()
    await test.db('absences').insert([
      { childId, ...absence },
      { childId, ...absence, fromDate: date },
    ])
    expect(await told()).toBe(before + 1)
    await test.db('attendance').insert({ childId, date, status: 'late' })
    expect(await told()).toBe(before)
    await test.db('attendance').where({ childId }).delete()
    await test.db('absences').where({ childId }).update({ withdrawnAt: new Date().toISOString() })
    expect(await told()).toBe(before)
    await test.db('children').where({ id: childId }).update({ deletedAt: new Date().toISOString() })
  })

  it('leaves out a child who has left', async () => {
    const cookie = await test.signIn('admin')
    const id = await test.addChild()
    const counted = async () =>
      (await test.graphql<{ overview: Overview }>(overviewQuery, {}, { cookie })).data.overview.students
    expect(await counted()).toBe(90)
    await test.db('children').where({ id }).update({ deletedAt: new Date().toISOString() })
    expect(await counted()).toBe(89)
  })

  it('is for administrators alone', async () => {
    expect((await test.graphql(overviewQuery)).error?.code).toBe('UNAUTHENTICATED')
    const cookie = await test.signIn('teacher')
    expect((await test.graphql(overviewQuery, {}, { cookie })).error?.code).toBe('FORBIDDEN')
  })
})

it('an empty centre has figures too', async () => {
  const empty = await openTestApp({ filling: 'content' })
  const { cookie } = await empty.addUser({ role: 'admin' })
  const { data } = await empty.graphql<{ overview: Overview }>(overviewQuery, {}, { cookie })
  await empty.close()
  expect(data.overview).toMatchObject({ students: 0, present: 0, attendanceRate: 0, staff: 1, rooms: [] })
})
