import { useMutation } from '@apollo/client/react'
import { ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import { type BillFormValues, type BillInput, billSchema } from '#graphql/billing/billing.schema.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { downloadZip } from '#web/admin/shared/export/download.ts'
import { count, childName, fullName, formatMoment } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { usePages } from '#web/app/usePages.ts'
import { invoicePath } from '#web/shared/billing/papers.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import {
  CreateBillingDocument,
  DeletedBillsDocument,
  type DeletedBillsQuery,
  RestoreBillDocument,
} from '../billing.generated.ts'
import { type BillingRecord, recordName, typedAmount } from '../billing.ts'
import { AmountField } from '../BillingFields.tsx'
import { BillMonthDialog } from '../month/BillMonthDialog.tsx'
import { ChargeClassDialog } from '../month/ChargeClassDialog.tsx'
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx'
import { type RecordsDialogProps, RemindDialog } from './RemindDialog.tsx'
import { SendInvoicesDialog } from './SendInvoicesDialog.tsx'

/** A dialog over the list; of several records those that were ticked when it was opened. */
export type OpenDialog =
  | { kind: 'create' | 'pay' | 'month' | 'class' | 'deleted' }
  | { kind: 'remind' | 'invoices' | 'send'; records: readonly BillingRecord[] }

interface RecordsDialogsProps {
  open: OpenDialog | null
  onOpen: (next: OpenDialog) => void
  /** Gets the month in which what was billed is due, `yyyy-MM`. */
  onBilled: (due: string) => void
  onClose: () => void
}

/** The dialog that is open over the billing records, if one is. */
export function RecordsDialogs({ open, onOpen, onBilled, onClose }: RecordsDialogsProps) {
  switch (open?.kind) {
    case 'create':
      return <CreateBillingDialog onClose={onClose} />
    case 'pay':
      return <RecordPaymentDialog onClose={onClose} />
    case 'deleted':
      return <DeletedBillsDialog onClose={onClose} />
    case 'remind':
      return <RemindDialog records={open.records} onClose={onClose} />
    case 'send':
      return <SendInvoicesDialog records={open.records} onClose={onClose} />
    case 'invoices':
      return <InvoicesDialog records={open.records} onClose={onClose} />
    case 'class':
      return <ChargeClassDialog onClose={onClose} />
    case 'month':
      return (
        <BillMonthDialog
          onBilled={onBilled}
          onSend={(records) => onOpen({ kind: 'send', records })}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}

/** Create Billing: what one child's family is to pay. */
function CreateBillingDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateBillingDocument)
  const form = useDialogForm<BillFormValues, BillInput>({
    schema: billSchema,
    defaultValues: { childId: '', amount: '', description: '', dueDate: addDays(todayInJohannesburg(), 14) },
    failed: 'Failed to create billing record',
    save: (input) => create({ variables: { input: { ...input, amount: typedAmount(input.amount) } } }),
    saved: 'Billing record created successfully',
    onClose,
  })
  const { field, control } = form
  return (
    <FormDialog {...form.formProps} title="Create Billing" saveLabel="Create Billing" savingLabel="Creating...">
      <FormField as={ChildField} control={control} name="childId" />
      <TextField label="Description" placeholder="Outing to the zoo" {...field('description')} />
      <Grid columnsOf={180}>
        <FormField as={AmountField} control={control} name="amount" />
        <FormField as={DateField} control={control} name="dueDate" label="Due date" />
      </Grid>
    </FormDialog>
  )
}

async function readInvoice(id: number): Promise<Uint8Array> {
  const answer = await fetch(invoicePath(id))
  if (!answer.ok) throw new Error(`The invoice could not be read: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Downloads the invoices of several records, one PDF each, in one ZIP file. */
function InvoicesDialog({ records, onClose }: RecordsDialogProps) {
  const files = useRef(new Map<string, Uint8Array>())
  const them = count(records.length, 'invoice')
  return (
    <BulkDialog
      title="Download invoices"
      items={records}
      nameOf={recordName}
      confirmLabel={`Download ${them}`}
      workingLabel="Preparing invoices"
      failedWords="The invoice could not be created"
      act={async (record) => {
        files.current.set(`${record.invoiceNumber} ${fullName(record.child)}.pdf`, await readInvoice(record.id))
      }}
      onDone={async (done) => {
        if (done.length > 0) await downloadZip(`invoices-${todayInJohannesburg()}.zip`, files.current)
      }}
      onDoneFailed="The ZIP file could not be created. Please try with fewer invoices."
      formatOutcome={(done) => (done === 0 ? 'Nothing was downloaded' : `${count(done, 'invoice')} in one ZIP file`)}
      onClose={onClose}
    >
      <Text>{them}, one PDF each, in one ZIP file.</Text>
    </BulkDialog>
  )
}

type DeletedBill = DeletedBillsQuery['deletedBills']['edges'][number]['node']

const columns: Column<DeletedBill>[] = [
  {
    id: 'record',
    head: 'Record',
    rowHeader: true,
    wrap: true,
    cell: ({ child, description, invoiceNumber }) => (
      <>
        {childName(child)}
        <Text size="small" tone="muted" weight="regular">
          {invoiceNumber}, {description}
        </Text>
      </>
    ),
  },
  { id: 'amount', head: 'Amount', align: 'end', phone: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
  {
    id: 'deleted',
    head: 'Deleted',
    wrap: true,
    phone: 'wide',
    cell: ({ deletedAt, deletedByName, deleteReason }) => (
      <>
        {deleteReason}
        <Text size="small" tone="muted">
          {[deletedByName, deletedAt && formatMoment(deletedAt)].filter(Boolean).join(', ')}
        </Text>
      </>
    ),
  },
]

/** The records that were deleted, by whom and why: each can come back. */
function DeletedBillsDialog({ onClose }: { onClose: () => void }) {
  const list = usePages(DeletedBillsDocument, { first: 50 }, (read) => read.deletedBills)
  const [send] = useMutation(RestoreBillDocument)
  const restore = ({ id, invoiceNumber }: DeletedBill) =>
    attempt('Failed to restore the billing record', () => send({ variables: { id } }), `${invoiceNumber} restored`)
  return (
    <RestoreDialog
      size="large"
      title="Deleted records"
      description="These are no longer owed. A restored record is paid from the child's credit, if any."
      list={list}
      icon={ReceiptText}
      none="No deleted records."
      columns={columns}
      actionOf={({ invoiceNumber, child }) => `Restore ${invoiceNumber}, ${childName(child)}`}
      onRestore={(bill) => void restore(bill)}
      onClose={onClose}
    />
  )
}
