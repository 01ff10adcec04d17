import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { methodLabels, paymentMethods } from '#graphql/billing/billing.rules.ts'
import { type PaymentFormValues, type PaymentInput, paymentSchema } from '#graphql/billing/billing.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { existingIdOf } from '#web/shared/form/errors.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { AmountField } from '../BillingFields.tsx'
import { typedAmount } from '../billing.ts'
import { OpenBillsDocument, RecordPaymentDocument } from '../billing.generated.ts'

interface RecordPaymentDialogProps {
  /** The record it is for, when it was opened from one. */
  bill?: { id: number; childId: number; owingCents: number }
  onClose: () => void
}

/** Record Payment: money that came in for a child. */
export function RecordPaymentDialog({ bill, onClose }: RecordPaymentDialogProps) {
  const [record] = useMutation(RecordPaymentDocument)
  const form = useDialogForm<PaymentFormValues, PaymentInput>({
    schema: paymentSchema,
    defaultValues: {
      childId: bill ? String(bill.childId) : '',
      amount: bill ? typedAmount(bill.owingCents) : '',
      method: 'eft',
      reference: '',
      date: todayInJohannesburg(),
      notes: '',
      billId: bill ? String(bill.id) : null,
      isAnother: false,
    },
    failed: 'Failed to record payment',
    // a bill belongs to one child
    resets: { childId: { billId: null, isAnother: false }, amount: { isAnother: false } },
    save: async (input) => {
      const { data } = await record({ variables: { input: { ...input, amount: typedAmount(input.amount) } } })
      const credit = input.amount - (data?.recordPayment.allottedCents ?? input.amount)
      const text = credit > 0 ? `${formatRand(credit)} remains as credit for future invoices.` : undefined
      toast({ title: 'Payment recorded successfully', text })
    },
    onClose,
  })
  const { field, control } = form
  const childId = Number(useWatch({ control, name: 'childId' }))
  const { data, loading } = useScreenQuery(OpenBillsDocument, { childId }, { skip: !(childId > 0) })
  const open = (data?.bills.edges.map(({ node }) => node) ?? []).filter(({ owingCents }) => owingCents > 0)
  const owing = open.reduce((sum, { owingCents }) => sum + owingCents, 0)
  return (
    <FormDialog {...form.formProps} title="Record Payment" saveLabel="Record Payment" savingLabel="Recording...">
      <FormField as={ChildField} control={control} name="childId" />
      <FormField
        as={SelectField}
        control={control}
        name="billId"
        empty={null}
        label="For"
        placeholder="Oldest invoices first"
        options={open.map(({ id, description, owingCents }) => ({
          value: String(id),
          label: `${description}: ${formatRand(owingCents)} owing`,
        }))}
      />
      <Grid columnsOf={180}>
        <FormField
          as={AmountField}
          control={control}
          name="amount"
          hint={
            loading || !data
              ? undefined
              : owing > 0
                ? `${formatRand(owing)} outstanding`
                : 'Nothing outstanding: it becomes credit'
          }
        />
        <FormField as={DateField} control={control} name="date" label="Date" max={todayInJohannesburg()} />
        <SelectField
          label="Method"
          options={paymentMethods.map((value) => ({ value, label: methodLabels[value] }))}
          {...field('method')}
        />
        <TextField label="Reference" optional {...field('reference')} />
      </Grid>
      <TextArea label="Notes" optional rows={2} {...field('notes')} />
      {existingIdOf(form.failure) !== null && (
        <Checkbox label="This is a different payment: record it anyway" {...form.register('isAnother')} />
      )}
    </FormDialog>
  )
}
