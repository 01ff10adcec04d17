import { useMutation } from '@apollo/client/react'
import { type BillFormValues, type BillInput, billSchema } from '#graphql/billing/billing.schema.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChildField } from '../../shared/people/ChildField.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { AmountField } from '../AmountField.tsx'
import { typedAmount } from '../money.ts'
import { CreateBillingDocument } from '../billing.generated.ts'

const labels = {
  childId: { label: 'Child' },
  amount: { label: 'Amount' },
  description: { label: 'Description' },
  dueDate: { label: 'Due date' },
}

/** Create Billing: what one child's family is to pay. */
export function CreateBillingDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateBillingDocument)
  const empty: BillFormValues = {
    childId: '',
    amount: '',
    description: '',
    dueDate: addDays(todayInJohannesburg(), 14),
  }
  const form = useSavedForm<BillFormValues, BillInput>({
    schema: billSchema,
    defaultValues: empty,
    labels,
    failed: 'Failed to create billing record',
    toValues: () => empty,
    save: async (input) => {
      await create({ variables: { input: { ...input, amount: typedAmount(input.amount) } } })
      toast({ title: 'Billing record created successfully' })
      onClose()
    },
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.parts}
      title="Create Billing"
      onClose={onClose}
      saveLabel="Create Billing"
      savingLabel="Creating..."
    >
      <FormField as={ChildField} control={control} name="childId" />
      <TextField label="Description" placeholder="Excursion to the zoo" {...field('description')} />
      <Grid columnsOf={180}>
        <AmountField control={control} name="amount" />
        <FormField as={DateField} control={control} name="dueDate" label="Due date" />
      </Grid>
    </FormDialog>
  )
}
