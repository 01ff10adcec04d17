import { SelectField, type SelectFieldProps } from '#web/ui/Field/SelectField.tsx'

export interface FilterFieldProps extends Pick<SelectFieldProps, 'options' | 'placeholder'> {
  label: string
  value: string | number | null
  /** What is shown until something is chosen; the placeholder unless given. */
  usual?: string | number
  /** Gets null for the first entry, which shows everything. */
  onChoose: (value: string | null) => void
}

/** A list above a table that narrows it. */
export function FilterField({ label, options, placeholder, value, onChoose }: FilterFieldProps) {
  return (
    <SelectField
      {...{ label, options, placeholder }}
      hideLabel
      size="compact"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    />
  )
}
