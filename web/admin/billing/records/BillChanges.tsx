import { useMutation } from '@apollo/client/react'
import {
  type BillCorrection,
  type BillCorrectionValues,
  billCorrectionSchema,
  type CreditNoteInput,
  type CreditNoteValues,
  creditNoteSchema,
} from '#graphql/billing/billing.schema.ts'
import { formatRand } from '#graphql/values/money.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { CorrectBillDocument, WriteCreditNoteDocument } from '../billing.generated.ts'
import { type BillingRecord, recordName, typedAmount } from '../billing.ts'
import { AmountField } from '../BillingFields.tsx'

interface BillChangeProps {
  bill: BillingRecord
  onDone: () => void
  onClose: () => void
}

/** Correct a record that is not paid yet: another one comes in its place, with a number of its own. */
export function CorrectBillDialog({ bill, onDone, onClose }: BillChangeProps) {
  const [correct] = useMutation(CorrectBillDocument)
  const { id, description, amountCents, paidCents, dueDate, invoiceNumber } = bill
  const form = useSavedForm<BillCorrectionValues, BillCorrection>({
    schema: billCorrectionSchema,
    defaultValues: { amount: typedAmount(amountCents), description, dueDate },
    failed: 'Failed to correct the billing record',
    save: async (input) => {
      const { data } = await correct({ variables: { id, input: { ...input, amount: typedAmount(input.amount) } } })
      toast({ title: `${invoiceNumber} corrected`, text: `The invoice is now ${data?.correctBill.invoiceNumber}.` })
      onDone()
    },
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.formProps}
      title={`Correct ${invoiceNumber}`}
      description={
        paidCents > 0
          ? `A new record with its own number replaces this one. The ${formatRand(paidCents)} paid on it moves to the new record.`
          : 'A new record with its own number replaces this one, so that an invoice already sent is not changed.'
      }
      onClose={onClose}
      saveLabel="Save correction"
      savingLabel="Saving..."
    >
      <TextField label="Description" {...field('description')} />
      <Grid columnsOf={180}>
        <FormField as={AmountField} control={control} name="amount" />
        <FormField as={DateField} control={control} name="dueDate" label="Due date" />
      </Grid>
    </FormDialog>
  )
}

/** Credit note: what a record asks for is taken back, in part or as a whole, also after it was paid. */
export function CreditNoteDialog({ bill, onDone, onClose }: BillChangeProps) {
  const [write] = useMutation(WriteCreditNoteDocument)
  const form = useSavedForm<CreditNoteValues, CreditNoteInput>({
    schema: creditNoteSchema,
    defaultValues: { amount: '', reason: '' },
    failed: 'Failed to create the credit note',
    save: async ({ amount, reason }) => {
      const input = { amount: typedAmount(amount), reason }
      const { data } = await write({ variables: { id: bill.id, input } })
      const text = bill.owingCents < amount ? 'Anything already paid remains as credit for future invoices.' : undefined
      toast({ title: `${data?.writeCreditNote.receiptNumber} created, ${formatRand(amount)}`, text })
      onDone()
    },
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.formProps}
      title="Credit note"
      description={`For ${recordName(bill)}: ${formatRand(bill.amountCents)}. It is listed under Payment History, where it can be reversed.`}
      onClose={onClose}
      saveLabel="Create credit note"
      savingLabel="Creating..."
      size="small"
    >
      <FormField as={AmountField} control={control} name="amount" />
      <TextField label="Reason" placeholder="Away for two weeks" {...field('reason')} />
    </FormDialog>
  )
}
