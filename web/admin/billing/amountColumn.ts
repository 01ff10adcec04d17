import { formatRand } from '#graphql/values/money.ts'
import type { Column } from '#web/ui/Table/column.ts'

/** What a record, a payment or a line of the bank comes to. */
export const amountColumn: Column<{ amountCents: number }> = {
  id: 'amount',
  head: 'Amount',
  align: 'end',
  phone: 'end',
  sortBy: ({ amountCents }) => amountCents,
  cell: ({ amountCents }) => formatRand(amountCents),
}
