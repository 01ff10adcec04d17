import { Bill } from '#graphql/billing/bill.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { UniformOrderEvent, UniformOrderLine } from './uniformOrder.model.ts'

/** The lines of these orders, one statement for all of them. */
export const linesOf = (context: Context) =>
  context.loaders.many<UniformOrderLine>(
    'uniforms.lines',
    (orderIds) =>
      UniformOrderLine.query(context.db)
        .whereIn('orderId', [...orderIds])
        .orderBy('id'),
    ({ orderId }) => orderId,
  )

/** Every change of the status of these orders, the order itself first, one statement for all of them. */
export const historyOf = (context: Context) =>
  context.loaders.many<UniformOrderEvent>(
    'uniforms.history',
    (orderIds) =>
      UniformOrderEvent.query(context.db)
        .whereIn('orderId', [...orderIds])
        .orderBy('id'),
    ({ orderId }) => orderId,
  )

/** Whether orders stand on their family's account, one statement for all of them: a bill that somebody deleted does not count. */
export const isBilled = (context: Context) =>
  context.loaders.batch<boolean>('uniforms.isBilled', async (orderIds) => {
    const rows = await Bill.query(context.db)
      .whereIn('uniformOrderId', [...orderIds])
      .whereNull('deletedAt')
      .select('uniformOrderId')
    const billed = new Set(rows.map(({ uniformOrderId }) => uniformOrderId))
    return orderIds.map((id) => billed.has(id))
  })
