import { Undo2 } from 'lucide-react'
import { methodLabels, type PaymentMethod } from '#graphql/billing/billing.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { receiptPath } from '#web/shared/billing/papers.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { fullName, nameKey } from '../../shared/people/format.ts'
import { shortDate } from '../../shared/format.ts'
import type { PaymentHistoryQuery } from '../billing.generated.ts'

export type Payment = PaymentHistoryQuery['payments']['edges'][number]['node']

export const methodOf = ({ method }: Payment) => methodLabels[method as PaymentMethod]

/** What is unusual about a payment: that it was reversed, or that some of it is left. */
function PaymentState({ payment: { reversedAt, reversalReason, amountCents, allottedCents } }: { payment: Payment }) {
  if (reversedAt)
    return (
      <Badge tone="danger" icon={Undo2}>
        Reversed: {reversalReason}
      </Badge>
    )
  return amountCents > allottedCents && <Badge tone="info">{formatRand(amountCents - allottedCents)} credit</Badge>
}

/**
 * What the history says of a payment, and what can be done with one.
 * @param paidCents what all payments that were found come to, also those that are not loaded yet
 */
export const paymentColumns = (paidCents: number, onReverse: (payment: Payment) => void): Column<Payment>[] => [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: ({ child }) => nameKey(child),
    cell: ({ child }) => fullName(child),
  },
  {
    id: 'date',
    head: 'Date',
    sortBy: ({ date, id }) => `${date} ${String(id).padStart(9, '0')}`,
    cell: ({ date }) => shortDate(date),
  },
  {
    id: 'method',
    head: 'Method and reference',
    wrap: true,
    phone: 'wide',
    sortBy: methodOf,
    cell: (payment) => (
      <Inline space={8}>
        <span>{[methodOf(payment), payment.reference, payment.notes].filter(Boolean).join(' · ')}</span>
        <PaymentState payment={payment} />
      </Inline>
    ),
  },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    phone: 'end',
    sortBy: ({ amountCents }) => amountCents,
    cell: ({ amountCents, reversedAt }) => (reversedAt ? <s>{formatRand(amountCents)}</s> : formatRand(amountCents)),
    total: () => formatRand(paidCents),
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: (payment) => (
      <Inline space={4} wrap={false} justify="end">
        <ButtonLink
          size="small"
          tone="quiet"
          href={receiptPath(payment.id)}
          target="_blank"
          aria-label={`Receipt ${payment.receiptNumber}, ${fullName(payment.child)}`}
        >
          Receipt
        </ButtonLink>
        <Button
          size="small"
          tone="quiet"
          disabled={payment.reversedAt !== null}
          aria-label={`Reverse ${payment.receiptNumber}, ${fullName(payment.child)}`}
          onClick={() => onReverse(payment)}
        >
          Reverse
        </Button>
      </Inline>
    ),
  },
]
