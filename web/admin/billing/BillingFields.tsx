import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { withPrefix } from './billing.ts'

interface AmountFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  hint?: string
}

/** An amount in rand; what is typed without its R gets it. */
export function AmountField<Values extends FieldValues>({ control, name, hint }: AmountFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          {...field}
          label="Amount"
          hint={hint}
          placeholder="R 0.00"
          inputMode="decimal"
          autoComplete="off"
          error={error?.message}
          onBlur={() => {
            field.onChange(withPrefix(String(field.value ?? '')))
            field.onBlur()
          }}
        />
      )}
    />
  )
}

interface MonthFieldProps {
  /** `yyyy-MM`, the latest first. */
  months: readonly string[]
  /** A month, or `all`. */
  value: string
  /** What is shown where the address says nothing; the current month unless given. */
  usual?: string
  /** Gets null for what is shown anyway, which needs no word in the address. */
  onChange: (month: string | null) => void
}

/** The month whose records are shown, or all of them. */
export function MonthField({ months, value, usual = monthOf(todayInJohannesburg()), onChange }: MonthFieldProps) {
  return (
    <SelectField
      label="Month"
      hideLabel
      size="compact"
      options={[
        ...months.map((month) => ({ value: month, label: formatMonth(month) })),
        { value: 'all', label: 'All months' },
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value === usual ? null : event.target.value)}
    />
  )
}
