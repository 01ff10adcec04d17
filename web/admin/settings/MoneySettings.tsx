import {
  type BankDetailsForm,
  bankDetailsFormSchema,
  type BankDetailsFormValues,
  type FeeTermsForm,
  feeTermsFormSchema,
  type FeeTermsFormValues,
} from '#graphql/settings/forms.schema.ts'
import { formatRand } from '#graphql/values/money.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { SaveBankDetailsDocument, SaveFeeTermsDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

const feeLabels = {
  registrationFee: { label: 'Registration fee' },
  siblingDiscountPercent: { label: 'Sibling discount' },
  halfDayEnds: { label: 'Half day ends' },
}

const feeValues = (from: Record<string, unknown>): FeeTermsFormValues => ({
  registrationFee: formatRand(Number(from.registrationFeeCents ?? 0)),
  siblingDiscountPercent: String(from.siblingDiscountPercent ?? ''),
  halfDayEnds: String(from.halfDayEnds ?? ''),
})

/** Fee terms other than the monthly fee of each program. */
export function FeeSettings({ fees }: { fees: SettingsGroupsFragment['fees'] }) {
  const form = useSettingsForm<FeeTermsFormValues, FeeTermsForm>({
    mutation: SaveFeeTermsDocument,
    group: fees,
    valuesOf: feeValues,
    toInput: ({ registrationFee, ...rest }) => ({ ...rest, registrationFee: formatRand(registrationFee) }),
    schema: feeTermsFormSchema,
    labels: feeLabels,
  })
  const { field, control } = form
  return (
    <SettingsForm
      {...form.formProps}
      title="Fee terms"
      about="Shown on the website and used for monthly invoices. Monthly fees are set for each program."
    >
      <Grid columnsOf={220}>
        <TextField label="Registration fee" hint="Once per child" {...field('registrationFee')} />
        <NumberField
          label="Sibling discount, in percent"
          hint="For every child in a family except the eldest"
          {...field('siblingDiscountPercent')}
        />
        <FormField as={TimeField} control={control} name="halfDayEnds" label="Half day ends" />
      </Grid>
    </SettingsForm>
  )
}

const bankFields = [
  { name: 'accountHolder', label: 'Account holder' },
  { name: 'bank', label: 'Bank' },
  { name: 'branchCode', label: 'Branch code' },
  { name: 'accountNumber', label: 'Account number' },
  { name: 'accountType', label: 'Account type' },
] as const

const bankLabels = Object.fromEntries(bankFields.map(({ name, label }) => [name, { label }]))

const bankValues = (from: Record<string, unknown>) => textsOf(bankLabels, from) as unknown as BankDetailsFormValues

/** Bank details for payments. */
export function BankSettings({ bank }: { bank: SettingsGroupsFragment['bank'] }) {
  const form = useSettingsForm<BankDetailsFormValues, BankDetailsForm>({
    mutation: SaveBankDetailsDocument,
    group: bank,
    valuesOf: bankValues,
    schema: bankDetailsFormSchema,
    labels: bankLabels,
  })
  const { field } = form
  return (
    <SettingsForm
      {...form.formProps}
      title="Bank details"
      about="Printed on invoices and statements, with the child's payment reference."
    >
      <Grid columnsOf={220}>
        {bankFields.map(({ name, label }) => (
          <TextField key={name} label={label} {...field(name)} />
        ))}
      </Grid>
    </SettingsForm>
  )
}
