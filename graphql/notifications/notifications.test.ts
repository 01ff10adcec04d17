import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { raiseAlerts } from './alerts.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

interface Listed {
  id: number
  kind: string
  title: string
  link: string
  isRead: boolean
}

const list = async (cookie = admin) =>
  (await server.graphql<{ notifications: Listed[] }>('{ notifications { id kind title link isRead } }', {}, { cookie }))
    .data.notifications

const waiting = async (cookie = admin) =>
  (
    await server.graphql<{ waiting: { notifications: number; newestNotification: number; applications: number } }>(
      '{ waiting { notifications newestNotification applications } }',
      {},
      { cookie },
    )
  ).data.waiting

const read = (ids: number[] | null, cookie = admin) =>
  server.graphql<{ readNotifications: { notifications: number } }>(
    'mutation ($ids: [Int!]) { readNotifications(ids: $ids) { notifications } }',
    { ids },
    { cookie },
  )

describe('notifications', () => {
  it('are two unread ones in the demo, newest first, beside two new applications', async () => {
    expect(await waiting()).toMatchObject({ notifications: 2, applications: 2 })
    const rows = await list()
    expect(rows.slice(0, 3).map(({ isRead }) => isRead)).toEqual([false, false, true])
    expect(rows[0]?.title).toBe('Message from Lindiwe Dlamini')
    expect(rows[0]?.id).toBe((await waiting()).newestNotification)
  })

  it('are read by each person for themselves, once however often it is said', async () => {
    const other = await server.addUser({ role: 'admin' })
    const [first] = await list()
    const ids = [first?.id ?? 0]
    expect((await read(ids)).data.readNotifications.notifications).toBe(1)
    expect((await read(ids)).data.readNotifications.notifications).toBe(1)
    expect((await list())[0]?.isRead).toBe(true)
    expect((await list(other.cookie))[0]?.isRead).toBe(false)
    expect((await read(null, other.cookie)).data.readNotifications.notifications).toBe(0)
    expect((await waiting()).notifications).toBe(1)
    // one that is gone is no reason to fail
    expect((await read([999_999])).error).toBeNull()
  })

  it('no longer count when they are old', async () => {
    const other = await server.addUser({ role: 'admin' })
    const before = (await waiting(other.cookie)).notifications
    const old = { kind: 'a', title: 'Old', text: 'Old', link: '/', createdAt: `${addDays(todayInJohannesburg(), -40)}` }
    await server.db('notifications').insert(old)
    expect((await waiting(other.cookie)).notifications).toBe(before)
  })

  it('are at most a hundred at once', async () => {
    const { error } = await server.graphql('{ notifications(limit: 101) { id } }', {}, { cookie: admin })
    expect(error?.code).toBe('BAD_USER_INPUT')
  })
})

describe('alerts', () => {
  const kinds = async (kind: string) => server.db('notifications').where({ kind }).select('title', 'text', 'link')

  it('tell once a day of a class over the legal limit', async () => {
    const date = todayInJohannesburg()
    const room = await server.db('classes').where({ name: 'Discoverers' }).first('id')
    await server
      .db('staff_attendance')
      .where({ date })
      .whereIn('staff_id', server.db('duties').where({ classId: room.id }).select('user_id'))
      .update({ status: 'personal_leave', timeIn: null, timeOut: null })
    // the demo's own day depends on the hour: three children are in, and nobody else is expected
    await server.db('attendance').where({ date }).delete()
    const children = await server.db
      .from(placedChildren(server.db))
      .where({ classId: room.id, deletedAt: null })
      .limit(3)
      .select('id')
    await server.db('attendance').insert(children.map(({ id }) => ({ childId: id, date, status: 'present' })))
    await server.db('staff_attendance').where({ date }).update({ timeIn: null })
    await raiseAlerts(server.db)
    await raiseAlerts(server.db)
    expect(await kinds('ratio.over_law')).toEqual([
      {
        title: 'Discoverers is over the legal limit',
        text: '3 children and no staff. Legal limit 1:6.',
        link: '/admin/dashboard?section=overview',
      },
    ])
  })

  it('tell once a day that the disk is filling up', async () => {
    await raiseAlerts(server.db, 3 * 1024 ** 3)
    expect(await kinds('storage.low')).toEqual([])
    for (const free of [1.5 * 1024 ** 3, 0.5 * 1024 ** 3]) await raiseAlerts(server.db, free)
    expect(await kinds('storage.low')).toMatchObject([{ text: expect.stringMatching(/^Only 1536.0 MB left/) }])
  })

  it('tell once a due date of bills that were not paid in time', async () => {
    await server.db('notifications').where({ kind: 'bills.overdue' }).delete()
    const today = todayInJohannesburg()
    const [child] = await server.db('children').limit(1).select('id')
    const bill = (ago: number) => ({
      childId: child.id,
      amountCents: 5000,
      description: 'Outing',
      issuedOn: addDays(today, -60),
      dueDate: addDays(today, -ago),
    })
    // due today is not overdue, and what was due long ago was told then
    await server.db('bills').insert([bill(0), bill(3), bill(3), bill(40)])
    const dueThen = { dueDate: addDays(today, -3), deletedAt: null }
    const unpaid = (await server.db('bills').where(dueThen).whereRaw('paid_cents < amount_cents')).length
    await raiseAlerts(server.db)
    await raiseAlerts(server.db)
    const told = await kinds('bills.overdue')
    expect(told.map(({ title }) => title)).toContain(`${unpaid} invoices are overdue`)
    expect(new Set(told.map(({ text }) => text)).size).toBe(told.length)
  })
})
