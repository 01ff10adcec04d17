import { formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'

export interface MonthFieldProps {
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
