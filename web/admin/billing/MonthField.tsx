import { formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'

export interface MonthFieldProps {
  /** `yyyy-MM`, the latest first. */
  months: readonly string[]
  /** A month, or `all`. */
  value: string
  /** Gets null for the current month, which needs no word in the address. */
  onChange: (month: string | null) => void
}

/** The month whose records are shown, or all of them. */
export function MonthField({ months, value, onChange }: MonthFieldProps) {
  const current = monthOf(todayInJohannesburg())
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
      onChange={(event) => onChange(event.target.value === current ? null : event.target.value)}
    />
  )
}
