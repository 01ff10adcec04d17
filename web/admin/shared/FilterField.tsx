import { SelectField, type SelectFieldProps } from '#web/ui/Field/SelectField.tsx'

interface FilterFieldProps extends Pick<SelectFieldProps, 'label' | 'options' | 'placeholder'> {
  value: string | number | null
  /** Gets null for the first entry, which shows everything. */
  onChoose: (value: string | null) => void
}

/** A list above a table that narrows it. */
export function FilterField({ value, onChoose, ...list }: FilterFieldProps) {
  return (
    <SelectField
      {...list}
      hideLabel
      size="compact"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    />
  )
}
