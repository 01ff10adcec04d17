import { Bill } from '#graphql/billing/bill.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { UniformOrderEvent, UniformOrderLine } from './uniformOrder.model.ts'

/** The lines of these orders, one statement for all of them. */
export const linesOf = (context: Context) =>
  context.loaders.batch<UniformOrderLine[]>('uniforms.lines', async (orderIds) => {
    const rows = await UniformOrderLine.query(context.db)
      .whereIn('orderId', [...orderIds])
      .orderBy('id')
    return orderIds.map((id) => rows.filter((row) => row.orderId === id))
  })

/** Every change of the status of these orders, the order itself first, one statement for all of them. */
export const historyOf = (context: Context) =>
  context.loaders.batch<UniformOrderEvent[]>('uniforms.history', async (orderIds) => {
    const rows = await UniformOrderEvent.query(context.db)
      .whereIn('orderId', [...orderIds])
      .orderBy('id')
    return orderIds.map((id) => rows.filter((row) => row.orderId === id))
  })

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
