import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Knex } from 'knex'
import { orderStatuses } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { resetDemo } from './load.ts'

let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterAll(() => database.close())

const ownChildren = () =>
  db('guardianships')
    .whereIn('parent_id', db('users').where({ username: 'parent' }).select('id'))
    .select('child_id')

it('the demo shop has eight items, and orders in every status', async () => {
  expect(await db('uniform_items')).toHaveLength(8)
  const orders: { id: number; status: string; totalCents: number }[] = await db('uniform_orders')
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  for (const { id, status, totalCents } of orders) {
    const lines: { quantity: number; priceCents: number }[] = await db('uniform_order_lines').where({ orderId: id })
    expect(lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0)).toBe(totalCents)
    const last = await db('uniform_order_events').where({ orderId: id }).orderBy('id', 'desc').first()
    expect(last.toStatus).toBe(status)
  }
  expect(await db('uniform_order_events').where('created_at', '>', db.fn.now())).toEqual([])
  const sizes = await db('uniform_order_lines').whereNotIn('size', db('uniform_sizes').select('name'))
  expect(sizes).toEqual([])
  expect((await db('uniform_orders').whereIn('child_id', ownChildren())).length).toBeGreaterThan(2)
})

it('the demo centre looks for helpers at two events, and one is over', async () => {
  const requests = await db('volunteer_requests').orderBy('id')
  expect(requests.map(({ status }) => status)).toEqual(['active', 'active', 'completed'])
  for (const { id, volunteersNeeded, startDate, status } of requests) {
    const taken = await db('volunteer_signups').where({ requestId: id }).whereIn('status', ['pending', 'confirmed'])
    expect(taken.length).toBeLessThanOrEqual(volunteersNeeded)
    expect(startDate > todayInJohannesburg()).toBe(status === 'active')
  }
  const others = await db('volunteer_signups')
    .leftJoin('guardianships', function sameFamily() {
      this.on('guardianships.parent_id', 'volunteer_signups.parent_id').andOn(
        'guardianships.child_id',
        'volunteer_signups.child_id',
      )
    })
    .whereNull('guardianships.id')
  expect(others).toEqual([])
})

/** Ages of a size of clothes, in months: `2-3` is for a child of two or three, `12-18 m` counts months. */
function monthsOf(size: string): [number, number] | null {
  const [, from, to, inMonths] = /^(\d+)-(\d+)( m)?$/.exec(size) ?? []
  if (!from || !to) return null
  return inMonths ? [Number(from), Number(to)] : [Number(from) * 12, Number(to) * 12 + 11]
}

it('the demo shop sends nobody clothes that are a year too small or too large', async () => {
  const lines: { size: string; months: number }[] = await db('uniform_order_lines')
    .join('uniform_orders', 'uniform_orders.id', 'uniform_order_lines.order_id')
    .join('children', 'children.id', 'uniform_orders.child_id')
    .select('size', db.raw('((order_date - date_of_birth) / 30.4)::int as months'))
  const sized = lines.flatMap(({ size, months }) => {
    const ages = monthsOf(size)
    return ages ? [{ size, months, ages }] : []
  })
  expect(sized.length).toBeGreaterThan(10)
  expect(sized.filter(({ months, ages: [from, to] }) => months < from - 12 || months > to + 12)).toEqual([])
})

it.each(['2026-11-16', '2026-11-18', '2026-11-29'])(
  'the helpers of the demo concert come on its day, before it begins: loaded on %s',
  async (today) => {
    await resetDemo(db, today)
    const concert = await db('activities').where({ title: 'Class concert' }).first('date', 'time')
    const helpers = await db('volunteer_requests')
      .where({ eventTitle: 'Concert helpers' })
      .first('start_date', 'start_time')
    expect(helpers.startDate).toBe(concert.date)
    expect(helpers.startTime < concert.time).toBe(true)
    const notice = await db('notices').whereLike('title', 'Concert on %').first('title')
    expect(notice.title).toBe(`Concert on ${formatDate(concert.date)}`)
  },
  120_000,
)
