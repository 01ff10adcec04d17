import { useMutation } from '@apollo/client/react'
import { HandCoins, Landmark, Undo2, Wallet } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type CreditMethod, methodLabels } from '#graphql/billing/billing.rules.ts'
import { monthOf } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import { Printable, usePrinted } from '#web/admin/shared/export/Printable.tsx'
import { childName, nameKey, shortDate } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { receiptPath } from '#web/shared/billing/papers.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { amountColumn } from '../amountColumn.ts'
import { PaymentHistoryDocument, type PaymentHistoryQuery, ReversePaymentDocument } from '../billing.generated.ts'
import { plainAmount } from '../billing.ts'
import { monthFilter } from '../BillingFields.tsx'
import { billingDialogs } from '../lazyDialogs.ts'

const ReasonDialog = billingDialogs.component('ReasonDialog')
const RecordPaymentDialog = billingDialogs.component('RecordPaymentDialog')

/** Loaded only by who imports a statement. */
const BankDialog = lazyModule(() => import('../bank/BankDialog.tsx'), { prefetched: false }).component('BankDialog')

const rowsOf = (payments: readonly Payment[]): string[][] => [
  ['Receipt', 'Date', 'Child', 'Method', 'Reference', 'Amount', 'For', 'Reversed', 'Notes'],
  ...payments.map((payment) => [
    payment.receiptNumber,
    payment.date,
    childName(payment.child),
    methodOf(payment),
    payment.reference ?? '',
    plainAmount(payment.amountCents),
    invoicesOf(payment),
    payment.reversalReason ?? '',
    payment.notes ?? '',
  ]),
]

const totalRow = (paidCents: number) => ['Total', '', '', '', '', plainAmount(paidCents)]

/** Asks why before a payment is reversed. */
export function ReversePayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [reverse] = useMutation(ReversePaymentDocument)
  return (
    <ReasonDialog
      title="Reverse this payment?"
      description={`The bills that this payment of ${formatRand(payment.amountCents)} for ${childName(payment.child)} covered will be outstanding again. The payment stays in the history with your reason.`}
      placeholder="The bank returned it"
      saveLabel="Reverse payment"
      savingLabel="Reversing..."
      failed="Failed to reverse the payment"
      onClose={onClose}
      onSave={async (reason) => {
        await reverse({ variables: { id: payment.id, input: { reason } } })
        toast({ title: 'Payment reversed' })
        onClose()
      }}
    />
  )
}

/** More than the payments of a usual month. */
const pageSize = 200

/** What has been paid, month by month. A payment is never changed, only reversed. */
export function HistoryTab() {
  // not the month of the records beside it: bills of a month to come have no payments yet
  const [month, setMonth] = useSearchParam('paid')
  const { search, box } = useSearch('Search payments')
  const [open, setOpen] = useState<'pay' | 'bank' | Payment | null>(null)
  const today = useToday()
  const current = monthOf(today)
  const shown = month ?? current
  const variables = { first: pageSize, month: shown === 'all' ? null : shown, search: search || null }
  const query = usePages(PaymentHistoryDocument, variables, (read) => read.payments)
  const { shown: read, lastData, rows: payments, next, readAll } = query
  const paidCents = read?.data.payments.amountCents ?? 0
  const columns = useMemo(() => paymentColumns(paidCents, setOpen), [paidCents])
  const { printed, prepare } = usePrinted(JSON.stringify(variables), payments, readAll)
  const close = () => setOpen(null)

  return (
    <>
      <Printable title="Payment history" date={today} rows={[...rowsOf(printed), totalRow(paidCents)]}>
        <Stack>
          <Toolbar
            search={box}
            filters={[monthFilter({ months: lastData?.billingMonths ?? [], value: shown, onChange: setMonth })]}
          >
            <PrintButton disabled={payments.length === 0} prepare={prepare} />
            <ExportMenu
              fileName={`payments-${shown}`}
              sheet="Payments"
              rows={async () => rowsOf(await readAll())}
              disabled={payments.length === 0}
            />
            <Button size="small" icon={Landmark} onClick={() => setOpen('bank')}>
              Bank statement
            </Button>
            <Button size="small" tone="primary" icon={HandCoins} onClick={() => setOpen('pay')}>
              Record Payment
            </Button>
          </Toolbar>
          <QueryList
            list={query}
            label="Loading payments"
            failed="Error loading billing data. Please try again."
            count={6}
            height="row"
            more="Show older payments"
          >
            {(rows) => (
              <Card pad="none">
                <DataTable
                  label="Payments"
                  columns={columns}
                  rows={rows}
                  sortable={!next.hasMore}
                  firstSorting={{ column: 'date', descending: true }}
                  empty={<EmptyState icon={Wallet}>No payments found.</EmptyState>}
                />
              </Card>
            )}
          </QueryList>
        </Stack>
      </Printable>
      {open === 'pay' && <RecordPaymentDialog onClose={close} />}
      {open === 'bank' && <BankDialog onClose={close} />}
      {open !== null && typeof open === 'object' && <ReversePayment payment={open} onClose={close} />}
    </>
  )
}

export type Payment = PaymentHistoryQuery['payments']['edges'][number]['node']

const methodOf = ({ method }: Payment) => methodLabels[method as CreditMethod]

/** `INV-00042, INV-00043` */
const invoicesOf = ({ paidFor }: Payment) => paidFor.map(({ invoiceNumber }) => invoiceNumber).join(', ')

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
const paymentColumns = (paidCents: number, onReverse: (payment: Payment) => void): Column<Payment>[] => [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: ({ child }) => nameKey(child),
    cell: ({ child }) => childName(child),
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
        {payment.paidFor.length > 0 && (
          <Text as="span" size="small" tone="muted" figures>
            for {invoicesOf(payment)}
          </Text>
        )}
        <PaymentState payment={payment} />
      </Inline>
    ),
  },
  {
    ...amountColumn,
    cell: ({ amountCents, reversedAt }) => (reversedAt ? <s>{formatRand(amountCents)}</s> : formatRand(amountCents)),
    total: () => formatRand(paidCents),
  },
  actionsColumn('end', (payment) => (
    <>
      <ButtonLink
        size="small"
        tone="quiet"
        href={receiptPath(payment.id)}
        target="_blank"
        aria-label={`Receipt ${payment.receiptNumber}, ${childName(payment.child)}`}
      >
        Receipt
      </ButtonLink>
      <Button
        size="small"
        tone="quiet"
        disabled={payment.reversedAt !== null}
        aria-label={`Reverse ${payment.receiptNumber}, ${childName(payment.child)}`}
        onClick={() => onReverse(payment)}
      >
        Reverse
      </Button>
    </>
  )),
]
