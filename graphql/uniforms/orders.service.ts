import type { Pojo, QueryBuilder } from 'objection'
import { Child } from '#graphql/children/child.model.ts'
import { Bill } from '#graphql/billing/bill.model.ts'
import { createBill, removeBill } from '#graphql/billing/billing.service.ts'
import { lockAccountOf } from '#graphql/billing/ledger.service.ts'
import { creditNotesFor, reversePayment } from '#graphql/billing/payments.service.ts'
import { assertDecides, guardianScope, ofGuardian } from '#graphql/data/guardianScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { asModel, asRow } from '#graphql/data/asRow.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { returnToStock, takeFromStock } from './stock.service.ts'
import { UniformItem } from './uniformItem.model.ts'
import { UniformOrder, UniformOrderEvent, UniformOrderLine } from './uniformOrder.model.ts'
import { mayManageUniforms, mayOrderForEveryChild, mayOrderUniforms } from './uniforms.policy.ts'
import { daysToPay, formatLines, mostOrders, type OrderStatus, orderStatusLabels, totalOf } from './uniforms.rules.ts'
import type { UniformOrderInput, UniformOrderStatusInput } from './uniforms.schema.ts'

export interface UniformOrderPage extends Page<UniformOrder> {
  /** In cents, cancelled ones left out. */
  sumRevenue(): Promise<number>
}

const searched = plainSql(`concat_ws(' ',
  (select first_name || ' ' || last_name from children where children.id = uniform_orders.child_id),
  (select string_agg(name, ' ') from uniform_order_lines where order_id = uniform_orders.id))`)

export async function listUniformOrders(
  context: Context,
  page: PageRequest | null,
  { childId, status, search }: { childId?: number; status?: OrderStatus; search?: string } = {},
): Promise<UniformOrderPage> {
  authorise(context, mayManageUniforms)
  const query = UniformOrder.query(context.db)
  if (childId != null) query.where({ childId })
  if (status) query.where({ status })
  whereWords(query, searched, search)
  const all = query.clone()
  return {
    ...(await paginate(query, latestFirst('orderDate'), page)),
    async sumRevenue() {
      const sum = await all.whereNot({ status: 'cancelled' }).sum('totalCents as cents').castTo<[{ cents: number }]>()
      return Number(sum[0].cents ?? 0)
    },
  }
}

/** With their lines, which every list of them shows. */
const ownOrders = `
  select uniform_orders.*, (select json_agg(uniform_order_lines order by id) from uniform_order_lines
    where order_id = uniform_orders.id) as lines
  from uniform_orders where child_id in (?) order by order_date desc, id desc`

/** Also what another guardian of the children ordered. */
export async function listOwnOrders(context: Context): Promise<UniformOrder[]> {
  const viewer = authorise(context, mayOrderUniforms)
  return (await rowsOf<Pojo>(context.db, ownOrders, [guardianScope(context, viewer)])).map(({ lines, ...columns }) => {
    const order = asModel(UniformOrder)(columns)
    linesOf(context).prime(order.id, (lines ?? []).map(asRow(UniformOrderLine)))
    return order
  })
}

/** The lines with the name and price of today. An item that is no longer offered is not found. */
async function priced(context: Context, lines: UniformOrderInput['lines']) {
  const ids = lines.map(({ itemId }) => itemId)
  const items = await UniformItem.query(context.db).findByIds(ids).where({ isActive: true })
  return lines.map(({ itemId, size, quantity }) => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) throw notFound('This uniform item')
    return { itemId, name: item.name, size, quantity, priceCents: item.priceCents }
  })
}

const addStep = (
  { id, status }: UniformOrder,
  { status: fromStatus }: { status: OrderStatus | null },
  { db, viewer }: Context,
) => UniformOrderEvent.query(db).insert({ orderId: id, authorId: viewer.id, fromStatus, toStatus: status })

/** Orders for a child: what is counted is taken off the shelf, and staff hear of an order that a parent sent. */
export async function orderUniform(context: Context, input: UniformOrderInput): Promise<UniformOrder> {
  const viewer = authorise(context, mayOrderUniforms)
  const seesEvery = mayOrderForEveryChild(viewer)
  const request = { action: 'orderUniform', input, scope: ofGuardian(context, viewer, seesEvery) }
  return transaction(context, { ...request, model: UniformOrder }, async (inner) => {
    const child = await lockRow(inner, Child, input.childId, ofGuardian(inner, viewer, seesEvery, 'id'))
    const own = { childId: child.id, orderedBy: viewer.id }
    if ((await UniformOrder.query(inner.db).where(own).resultSize()) >= mostOrders)
      throw conflict(`You have sent ${mostOrders} orders for ${child.firstName}, which is the limit. Please call us.`)
    const lines = await priced(inner, input.lines)
    await takeFromStock(inner, lines)
    const values = {
      ...own,
      totalCents: totalOf(lines),
      orderDate: todayInJohannesburg(),
      note: input.note ?? null,
    }
    return createRow(inner, UniformOrder, { ...request, details: { lines } }, values, async (order) => {
      await UniformOrderLine.query(inner.db).insert(lines.map((line) => ({ ...line, orderId: order.id })))
      await addStep(order, { status: null }, inner)
      if (viewer.role === 'admin') return
      await notifyStaff(inner, {
        kind: 'uniform.order',
        title: 'Uniform order',
        text: `${viewer.firstName} ${viewer.lastName} ordered for ${child.firstName}, ${formatRand(order.totalCents)}`,
        link: '/admin/dashboard?section=uniforms&tab=orders',
        key: `uniform.order.${order.id}`,
      })
    })
  })
}

/** The account of the child before its order: see `lockOrder`. */
const lockAccount = (id: number) => lockAccountOf('uniform_orders', id)

/** The bill of an order on the family's account, unless somebody has deleted it. */
const billOf = (context: Context, { id }: UniformOrder) =>
  Bill.query(context.db).findOne({ uniformOrderId: id }).whereNull('deletedAt')

async function takeOffAccount(context: Context, order: UniformOrder) {
  const bill = await billOf(context, order)
  if (!bill) return
  const why = { reason: 'Uniform order cancelled' }
  await removeBill(context, bill.id, why)
  // nobody owes it any more: what was credited of it would be money that nobody paid
  for (const { id } of await creditNotesFor(context, bill)) await reversePayment(context, id, why)
}

/** What goes with a new status: a cancelled order gives its pieces back, one that is taken up again takes them again. */
async function changeStatus(context: Context, before: UniformOrder, status: OrderStatus) {
  if (before.status === status) return null
  const lines = await UniformOrderLine.query(context.db).where({ orderId: before.id }).orderBy('id')
  if (status === 'cancelled') await returnToStock(context, lines)
  if (status === 'cancelled') await takeOffAccount(context, before)
  if (before.status === 'cancelled') await takeFromStock(context, lines)
  return { status }
}

/** Any status may follow any other: admin specification, section 4. */
export async function setUniformOrderStatus(context: Context, id: number, input: UniformOrderStatusInput) {
  authorise(context, mayManageUniforms)
  const change = { action: 'setUniformOrderStatus', id, version: input.version, input, lockFirst: lockAccount(id) }
  const values = (before: UniformOrder, inner: Context) => changeStatus(inner, before, input.status)
  return editRow(context, UniformOrder, change, values, addStep)
}

/** Cancels an order that nobody has begun to work on: the own one, or another guardian's for whoever decides for the child. */
export async function cancelUniformOrder(context: Context, id: number): Promise<UniformOrder> {
  const viewer = authorise(context, mayOrderUniforms)
  const own = guardianScope(context, viewer)
  const change = {
    action: 'cancelUniformOrder',
    id,
    lockFirst: lockAccount(id),
    scope: (orders: QueryBuilder<UniformOrder>) => orders.whereIn('childId', own),
  }
  const values = async (before: UniformOrder, inner: Context) => {
    if (before.orderedBy !== viewer.id) await assertDecides(inner, viewer, [before.childId])
    if (before.status !== 'pending') {
      const now = orderStatusLabels[before.status].toLowerCase()
      throw conflict(`This order is ${now}, so it can no longer be cancelled here. Please call us.`)
    }
    if (await billOf(inner, before))
      throw conflict('This order has already been charged to your account. Please call us to cancel it.')
    return changeStatus(inner, before, 'cancelled')
  }
  return editRow(context, UniformOrder, change, values, addStep)
}

/** Longer descriptions would not fit a bill. */
const longestDescription = 200

/** Puts the cost of an order on the family's account, once. Cancelling the order takes the bill away again. */
export async function billUniformOrder(context: Context, id: number): Promise<UniformOrder> {
  authorise(context, mayManageUniforms)
  const change = { action: 'billUniformOrder', id, lockFirst: lockAccount(id) }
  return editRow(context, UniformOrder, change, async (before, inner) => {
    if (before.status === 'cancelled') throw conflict('This order has been cancelled and cannot be billed.')
    if (await billOf(inner, before)) throw conflict("This order has already been charged to the family's account.")
    const lines = await UniformOrderLine.query(inner.db).where({ orderId: id }).orderBy('id')
    await createBill(inner, {
      childId: before.childId,
      amountCents: before.totalCents,
      description: `Uniform: ${formatLines(lines)}`.slice(0, longestDescription),
      dueDate: addDays(todayInJohannesburg(), daysToPay),
      kind: 'uniform',
      uniformOrderId: id,
    })
    return {}
  })
}

export const linesOf = ({ loaders }: Context) => loaders.ofParent(UniformOrderLine, 'orderId', 'id')

export const historyOf = ({ loaders }: Context) => loaders.ofParent(UniformOrderEvent, 'orderId', 'id')

/** Whether an order is on its family's account: a deleted bill does not count. */
export const isBilled = async ({ db, loaders }: Context, { id }: UniformOrder): Promise<boolean> => {
  const bills = loaders.counts('uniforms.bills', 'uniform_order_id', () => db('bills').whereNull('deleted_at'))
  return (await bills.load(id)) > 0
}
