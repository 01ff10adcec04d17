import type { Context } from '#graphql/platform/context.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Bill } from './bill.model.ts'
import { statusOf } from './billing.rules.ts'

/** Sets how each of these bills stands today. */
export async function withStatus(_context: Context, bills: readonly Bill[], today = todayInJohannesburg()) {
  for (const bill of bills) bill.status = statusOf(bill, today)
}
