import { useMutation } from '@apollo/client/react'
import { HandCoins, Landmark, Wallet } from 'lucide-react'
import { useMemo, useState } from 'react'
import { monthOf } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { largeModule, lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { Toolbar } from '../../shared/people/Toolbar.tsx'
import { fullName } from '../../shared/people/format.ts'
import { useParameter, useSearch } from '../../shared/useParameter.ts'
import { ExportMenu } from '../../shared/export/ExportMenu.tsx'
import { MonthField } from '../MonthField.tsx'
import { plainAmount } from '../money.ts'
import { methodOf, type Payment, paymentColumns } from './paymentColumns.tsx'
import { PaymentHistoryDocument, ReversePaymentDocument } from '../billing.generated.ts'

const ReasonDialog = lateModule(() => import('../ReasonDialog.tsx')).part((module) => module.ReasonDialog)
const RecordPaymentDialog = lateModule(() => import('./RecordPaymentDialog.tsx')).part(
  (module) => module.RecordPaymentDialog,
)

/** Loaded only by who imports a statement. */
const BankDialog = largeModule(() => import('../bank/BankDialog.tsx')).part((module) => module.BankDialog)

const rowsOf = (payments: readonly Payment[]): string[][] => [
  ['Receipt', 'Date', 'Child', 'Method', 'Reference', 'Amount', 'Reversed', 'Notes'],
  ...payments.map((payment) => [
    payment.receiptNumber,
    payment.date,
    fullName(payment.child),
    methodOf(payment),
    payment.reference ?? '',
    plainAmount(payment.amountCents),
    payment.reversalReason ?? '',
    payment.notes ?? '',
  ]),
]

function ReversePayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [reverse] = useMutation(ReversePaymentDocument)
  return (
    <ReasonDialog
      title="Reverse this payment?"
      description={`What ${formatRand(payment.amountCents)} for ${fullName(payment.child)} has paid is owed again. The payment stays in the history with your reason.`}
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
  const [month, setMonth] = useParameter('paid')
  const { search, box } = useSearch('Search payments')
  const [open, setOpen] = useState<'pay' | 'bank' | Payment | null>(null)
  const current = monthOf(useToday())
  const shown = month ?? current
  const variables = { first: pageSize, month: shown === 'all' ? null : shown, search: search || null }
  const query = usePages(PaymentHistoryDocument, variables, (read) => read.payments)
  const { data, rows: payments, next, readAll } = query
  const paidCents = data?.payments.amountCents ?? 0
  const columns = useMemo(() => paymentColumns(paidCents, setOpen), [paidCents])
  const close = () => setOpen(null)

  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading payments"
        failed="Error loading billing data. Please try again."
        count={6}
        height="row"
      />
    )
  return (
    <Stack>
      <Toolbar search={box} choices={<MonthField months={data.billingMonths} value={shown} onChange={setMonth} />}>
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
      <Card pad="none">
        <DataTable
          label="Payments"
          columns={columns}
          rows={payments}
          sortable={!next.hasMore}
          rowKey={({ id }) => String(id)}
          firstSorting={{ column: 'date', descending: true }}
          empty={<EmptyState icon={Wallet}>No payments found.</EmptyState>}
        />
      </Card>
      <MoreRows next={next} label="Show older payments" />
      {open === 'pay' && <RecordPaymentDialog onClose={close} />}
      {open === 'bank' && <BankDialog onClose={close} />}
      {open !== null && typeof open === 'object' && <ReversePayment payment={open} onClose={close} />}
    </Stack>
  )
}
