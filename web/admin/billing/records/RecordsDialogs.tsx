import { largeModule, lateModule } from '#web/ui/late.tsx'
import type { BillingRecord } from './records.ts'

const RecordPaymentDialog = lateModule(() => import('../payments/RecordPaymentDialog.tsx')).part(
  (module) => module.RecordPaymentDialog,
)
const CreateBillingDialog = lateModule(() => import('./CreateBillingDialog.tsx')).part(
  (module) => module.CreateBillingDialog,
)
const DeletedBillsDialog = lateModule(() => import('./DeletedBillsDialog.tsx')).part(
  (module) => module.DeletedBillsDialog,
)
const InvoicesDialog = lateModule(() => import('./InvoicesDialog.tsx')).part((module) => module.InvoicesDialog)
const RemindDialog = lateModule(() => import('./RemindDialog.tsx')).part((module) => module.RemindDialog)

/** Loaded only by who bills a month. */
const BillMonthDialog = largeModule(() => import('../month/BillMonthDialog.tsx')).part(
  (module) => module.BillMonthDialog,
)

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
      return <BillMonthDialog onClose={onClose} />
    default:
      return null
  }
}
