import { formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { FilterFieldProps } from '#web/admin/shared/FilterField.tsx'
import { TextField, type TextFieldProps } from '#web/ui/Field/TextField.tsx'
import { withPrefix } from './billing.ts'

interface AmountFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur'> {
  label?: string
  value: string
  onChange: (value: string) => void
  onBlur?: TextFieldProps['onBlur']
}

/** An amount in rand; what is typed without its R gets it. */
export function AmountField({ label = 'Amount', value, onChange, onBlur, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      placeholder="R 0.00"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        onChange(withPrefix(value))
        onBlur?.(event)
      }}
    />
  )
}

interface MonthFilterOptions {
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
export function monthFilter({
  months,
  value,
  usual = monthOf(todayInJohannesburg()),
  onChange,
}: MonthFilterOptions): FilterFieldProps {
  return {
    label: 'Month',
    options: [
      ...months.map((month) => ({ value: month, label: formatMonth(month) })),
      { value: 'all', label: 'All months' },
    ],
    value,
    usual,
    onChoose: (month) => onChange(month === usual ? null : month),
  }
}
