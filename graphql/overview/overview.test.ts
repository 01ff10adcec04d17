import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Overview } from './overview.model.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { addDays, momentOf, todayInJohannesburg } from '#graphql/values/dates.ts'
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

  it('has the rate of those who are recorded: a child that is not yet is not absent', async () => {
    const cookie = await test.signIn('admin')
    const rate = async () =>
      (await test.graphql<{ overview: Overview }>(overviewQuery, {}, { cookie })).data.overview.attendanceRate
    const childIds = [await test.addChild(), await test.addChild(), await test.addChild(), await test.addChild()]
    expect(await rate()).toBe(92)
    await test.db('children').whereIn('id', childIds).delete()
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

  it('names whom nobody explained and whose paper in use expires, not those that a newer one replaces', async () => {
    const cookie = await test.signIn('admin')
    const [date, parentId] = [todayInJohannesburg(), (await test.db('users').where({ role: 'parent' }).first('id')).id]
    const [childId, toldId] = [await test.addChild({ firstName: 'Aaron' }), await test.addChild()]
    const about = async () => {
      const query = '{ overview { absentUnexplained { childId } expiringPapers { childId kind expiresOn } } }'
      const { absentUnexplained, expiringPapers } = (await test.graphql<{ overview: Overview }>(query, {}, { cookie }))
        .data.overview
      return {
        absent: absentUnexplained.map((child) => child.childId).filter((id) => [childId, toldId].includes(id)),
        papers: expiringPapers
          .filter((paper) => paper.childId === childId)
          .map(({ kind, expiresOn }) => [kind, expiresOn]),
      }
    }
    await test.db('attendance').insert([childId, toldId].map((id) => ({ childId: id, date, status: 'absent' })))
    await test.db('absences').insert({ childId: toldId, fromDate: date, toDate: date, reason: 'Flu', toldBy: parentId })
    const file = { key: 'f'.repeat(32), state: 'kept', kind: 'document', name: 'Paper', mediaType: 'application/pdf' }
    const [{ id: fileId }] = await test
      .db('stored_files')
      .insert({ ...file, byteCount: 1, sha256: 'f'.repeat(64), variants: '[]' }, 'id')
    const paper = (kind: string, days: number, uploadedBy: number | null = null) =>
      test.db('child_documents').insert({ childId, kind, expiresOn: addDays(date, days), fileId, uploadedBy })
    await paper('clinic_card', -9)
    await paper('clinic_card', 30)
    await paper('medical_aid', 31)
    await paper('court_order', 2)
    await paper('court_order', 90)
    await paper('guardian_id', 3, parentId)
    await paper('guardian_id', 400)
    expect(await about()).toEqual({
      absent: [childId],
      papers: [
        ['court_order', addDays(date, 2)],
        ['guardian_id', addDays(date, 3)],
        ['clinic_card', addDays(date, 30)],
      ],
    })
    await test.db('children').whereIn('id', [childId, toldId]).update({ deletedAt: new Date().toISOString() })
    expect(await about()).toEqual({ absent: [], papers: [] })
  })

  it('says who comes to see the centre today and tomorrow: visits of the site, and tours, brothers and sisters as one', async () => {
    const cookie = await test.signIn('admin')
    const today = todayInJohannesburg()
    const [yesterday, tomorrow, later] = [-1, 1, 2].map((days) => addDays(today, days))
    await test.db('conversations').update({ visitAt: null })
    await test.db('applications').update({ status: 'new' })
    const visit = { kind: 'contact', subject: 'Visit', email: 'visitor@families.example', unreadByStaff: true }
    const [{ id: conversationId }] = await test
      .db('conversations')
      .insert({ ...visit, name: 'Palesa Nkosi', visitAt: `${today}T23:59:00+02:00` }, 'id')
    await test.db('conversations').insert([
      { ...visit, name: 'Yesterday', visitAt: `${yesterday}T09:00:00+02:00` },
      { ...visit, name: 'Later', visitAt: `${later}T00:00:00+02:00` },
    ])
    const { termsAccepted: _accepted, ...answers } = buildEnrollment()
    const tour = (number: number, changed: object = {}) => ({
      ...answers,
      parentName: 'Carla Steyn',
      reference: `KW-2026-0009-0000${number}`,
      termsVersion: '1',
      status: 'tour_booked',
      tourAt: `${tomorrow}T09:00:00+02:00`,
      ...changed,
    })
    const [{ id: applicationId }] = await test
      .db('applications')
      .insert([tour(1), tour(2), tour(3, { status: 'offered' }), tour(4, { tourAt: `${later}T00:00:00+02:00` })], 'id')
    const { data } = await test.graphql<{ overview: Overview }>(
      '{ overview { visits { at name children conversationId applicationId } } }',
      {},
      { cookie },
    )
    expect(data.overview.visits.map(({ at, ...rest }) => ({ at: new Date(at).getTime(), ...rest }))).toEqual([
      {
        at: momentOf(today, '23:59').getTime(),
        name: 'Palesa Nkosi',
        children: null,
        conversationId,
        applicationId: null,
      },
      {
        at: momentOf(String(tomorrow), '09:00').getTime(),
        name: 'Carla Steyn',
        children: 2,
        conversationId: null,
        applicationId,
      },
    ])
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

it('a closed day that was deleted again closes nothing', async () => {
  const quiet = await openTestApp({ filling: 'content' })
  const { cookie } = await quiet.addUser({ role: 'admin' })
  const today = todayInJohannesburg()
  const values = { date: addDays(today, -1), status: 'present' }
  await quiet.db('attendance').insert({ ...values, childId: await quiet.addChild() })
  const read = async () => (await quiet.graphql<{ overview: Overview }>(overviewQuery, {}, { cookie })).data.overview
  const open = await read()
  const closed = { fromDate: today, toDate: today, reason: 'By mistake', deletedAt: new Date().toISOString() }
  await quiet.db('closed_days').insert(closed)
  expect(await read()).toEqual(open)
  await quiet.db('closed_days').update({ deletedAt: null })
  expect((await read()).present).toBe(1)
  await quiet.close()
})
