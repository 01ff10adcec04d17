import { Bill } from '#graphql/billing/bill.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { type UniformOrder, UniformOrderEvent, UniformOrderLine } from './uniformOrder.model.ts'

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

/** Whether an order stands on the family's account: a bill that somebody deleted does not count. */
export async function isBilled(context: Context, { billId }: UniformOrder): Promise<boolean> {
  const bill = await context.loaders.one(Bill, billId)
  return bill !== null && bill.deletedAt === null
}
