import { lazy, Suspense } from 'react'
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx'
import { CreateBillingDialog } from './CreateBillingDialog.tsx'
import { DeletedBillsDialog } from './DeletedBillsDialog.tsx'
import { InvoicesDialog } from './InvoicesDialog.tsx'
import type { BillingRecord } from './records.ts'
import { RemindDialog } from './RemindDialog.tsx'

/** Loaded only by who bills a month. */
const BillMonthDialog = lazy(async () => ({ default: (await import('../month/BillMonthDialog.tsx')).BillMonthDialog }))

/** A dialog over the list; of several records those that were ticked when it was opened. */
export type OpenDialog =
  | { kind: 'create' | 'pay' | 'month' | 'deleted' }
  | { kind: 'remind' | 'invoices'; records: readonly BillingRecord[] }

/** The dialog that is open over the billing records, if one is. */
export function RecordsDialogs({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) {
  switch (open?.kind) {
    case 'create':
      return <CreateBillingDialog onClose={onClose} />
    case 'pay':
      return <RecordPaymentDialog onClose={onClose} />
    case 'deleted':
      return <DeletedBillsDialog onClose={onClose} />
    case 'remind':
      return <RemindDialog records={open.records} onClose={onClose} />
    case 'invoices':
      return <InvoicesDialog records={open.records} onClose={onClose} />
    case 'month':
      return (
        <Suspense>
          <BillMonthDialog onClose={onClose} />
        </Suspense>
      )
    default:
      return null
  }
}
