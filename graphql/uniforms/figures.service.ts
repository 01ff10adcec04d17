import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { UniformFigures, UniformShare } from './uniformOrder.model.ts'
import { mayManageUniforms } from './uniforms.policy.ts'

const monthsShown = 6
const itemsShown = 8

async function byMonth(context: Context): Promise<UniformShare[]> {
  const thisMonth = firstOfMonth(todayInJohannesburg())
  const months = Array.from({ length: monthsShown }, (_, index) =>
    monthOf(addMonths(thisMonth, index + 1 - monthsShown)),
  )
  const rows: UniformShare[] = await context
    .db('uniform_orders')
    .whereNot('status', 'cancelled')
    .where('order_date', '>=', `${months[0]}-01`)
    .groupByRaw('1')
    .select(
      context.db.raw(`to_char(order_date, 'YYYY-MM') as name`),
      context.db.raw('count(*)::int as count'),
      context.db.raw('sum(total_cents)::float8 as revenue'),
    )
  return months.map((name) => rows.find((row) => row.name === name) ?? { name, count: 0, revenue: 0 })
}

const byItem = (context: Context): Promise<UniformShare[]> =>
  context
    .db('uniform_order_lines as line')
    .join('uniform_orders as ordered', 'ordered.id', 'line.order_id')
    .join('uniform_items as item', 'item.id', 'line.item_id')
    .whereNot('ordered.status', 'cancelled')
    .groupBy('item.id', 'item.name')
    .orderBy([
      { column: 'revenue', order: 'desc' },
      { column: 'item.id', order: 'asc' },
    ])
    .limit(itemsShown)
    .select(
      'item.name',
      context.db.raw('sum(line.quantity)::int as count'),
      context.db.raw('sum(line.quantity * line.price_cents)::float8 as revenue'),
    ) as unknown as Promise<UniformShare[]>

/** Admin specification, section 2. */
export async function readUniformFigures(context: Context): Promise<UniformFigures> {
  authorise(context, mayManageUniforms)
  const totals = await context
    .db('uniform_orders')
    .first(
      context.db.raw('count(*)::int as total_orders'),
      context.db.raw(`coalesce(sum(total_cents) filter (where status <> 'cancelled'), 0)::float8 as total_revenue`),
      context.db.raw(`(count(*) filter (where status = 'pending'))::int as pending_orders`),
      context.db.raw('(select count(*)::int from uniform_items where is_active) as items_in_catalog'),
    )
  return { ...totals, byMonth: await byMonth(context), byItem: await byItem(context) }
}
