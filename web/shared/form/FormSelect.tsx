import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '#web/ui/Field/SelectField.tsx'

export interface FormSelectProps<Values extends FieldValues>
  extends Pick<SelectFieldProps, 'label' | 'hint' | 'optional' | 'options' | 'placeholder'> {
  control: Control<Values>
  name: Path<Values>
  /** What the form holds where nothing is chosen. */
  empty?: '' | null
}

/**
 * A choice whose options are loaded after the form opens. It is controlled: an uncontrolled `<select>` shows its
 * placeholder when its value has no option yet, and the form would send something else than what it shows.
 */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  empty = '',
  ...rest
}: FormSelectProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...rest}
      {...field}
      value={field.value === null || field.value === undefined ? '' : String(field.value)}
      onChange={(event) => field.onChange(event.target.value === '' ? empty : event.target.value)}
      error={fieldState.error?.message}
    />
  )
}
