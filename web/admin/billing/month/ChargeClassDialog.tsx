import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { type ChargeClassInput, type ChargeClassValues, chargeClassSchema } from '#graphql/billing/billing.schema.ts'
import { isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { addDays } from '#graphql/values/dates.ts'
import { formatRand, parseAmount } from '#graphql/values/money.ts'
import { count, childName } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChargeClassDocument, ClassesToChargeDocument, type ClassesToChargeQuery } from '../billing.generated.ts'
import { typedAmount } from '../billing.ts'
import { AmountField } from '../BillingFields.tsx'

/** Bill a class: one thing, such as an outing, that each child of a class is billed for. */
export function ChargeClassDialog({ onClose }: { onClose: () => void }) {
  const query = useScreenQuery(ClassesToChargeDocument, {}, { fetchPolicy: 'network-only' })
  if (query.data) return <ChargeClassForm classes={query.data.classes} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Bill a class">
      <QueryState query={query} what="classes" count={3} height="row" />
    </Dialog>
  )
}

/** `22 records for R3,960.00, one per child.`, as far as that is known. */
function preview(children: number, cents: number | null) {
  if (children === 0) return 'Each child in the class gets a separate record. Nothing is billed until you confirm.'
  const total = cents ? ` for ${formatRand(children * cents)}` : ''
  return `${count(children, 'record')}${total}, one per child. All or none are created.`
}

function ChargeClassForm({ classes, onClose }: { classes: ClassesToChargeQuery['classes']; onClose: () => void }) {
  const [charge] = useMutation(ChargeClassDocument)
  const today = useToday()
  const form = useDialogForm<ChargeClassValues, ChargeClassInput>({
    schema: chargeClassSchema,
    defaultValues: { classId: '', childIds: [], amount: '', description: '', dueDate: addDays(today, 14) },
    failed: 'Failed to bill the class',
    save: async (input) => {
      const { data } = await charge({ variables: { input: { ...input, amount: typedAmount(input.amount) } } })
      const { billed = 0, amountCents = 0 } = data?.chargeClass ?? {}
      toast({ title: `${count(billed, 'record')} created, ${formatRand(amountCents)}` })
    },
    onClose,
  })
  const { field, control, setValue, watch } = form
  const childrenOf = (id: unknown) =>
    (classes.find((each) => each.id === Number(id))?.children ?? []).filter((child) => isEnrolledOn(child, today))
  const children = childrenOf(watch('classId'))
  const chosen = (watch('childIds') as number[]) ?? []
  return (
    <FormDialog
      {...form.formProps}
      title="Bill a class"
      description={preview(chosen.length, parseAmount(String(watch('amount'))))}
      saveLabel={chosen.length > 0 ? `Bill ${count(chosen.length, 'child', 'children')}` : 'Bill a class'}
      savingLabel="Billing..."
    >
      <SelectField
        label="Class"
        placeholder="Choose a class"
        options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('classId', {
          onChange: (event: { target: { value: string } }) =>
            setValue(
              'childIds',
              childrenOf(event.target.value).map(({ id }) => id),
            ),
        })}
      />
      <TextField label="Description" placeholder="Outing to the zoo" {...field('description')} />
      <Grid columnsOf={180}>
        <FormField as={AmountField} control={control} name="amount" label="Amount per child" />
        <FormField as={DateField} control={control} name="dueDate" label="Due date" />
      </Grid>
      {children.length > 0 && (
        <Fieldset legend="Children" error={form.formState.errors.childIds?.message}>
          <Grid columnsOf={180}>
            {children.map((child) => (
              <Checkbox
                key={child.id}
                label={childName(child)}
                checked={chosen.includes(child.id)}
                onChange={({ target }) =>
                  setValue('childIds', target.checked ? [...chosen, child.id] : chosen.filter((id) => id !== child.id))
                }
              />
            ))}
          </Grid>
        </Fieldset>
      )}
    </FormDialog>
  )
}
