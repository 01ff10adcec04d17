import type { ComponentType } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'

/** What the form gives a field. */
type FromForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'

interface OwnProps<Values extends FieldValues, Output, Props> {
  as: ComponentType<Props>
  control: Control<Values, unknown, Output>
  name: Path<Values>
  /** What the form holds where nothing is chosen. */
  empty?: '' | null
}

const typed = (next: unknown) =>
  typeof next === 'object' && next !== null && 'target' in next ? (next.target as HTMLInputElement).value : next

/**
 * A field that cannot be registered: a date, a list that is searched, or a choice whose options come after the form
 * opens (an uncontrolled `<select>` shows its placeholder while its value has no option). It finds value and error by
 * its name.
 *
 * - **Use it for:** `DateField`, `CentreDayField`, `ComboboxField`; `SelectField` whose options are read from the
 *   server.
 * - **Not for:** Fields of text, boxes and radio buttons: `{...form.field('name')}` does the same with
 *   less.
 * - **Parts:** `as` is the field, `control` and `name` connect it; every other prop is the field's own. `empty` is
 *   what the form holds where nothing is chosen.
 * - **Accessibility:** The focus can be moved to it when it is wrong, as to any other field.
 * - **Words:** Those of the field.
 */
export function FormField<Values extends FieldValues, Output, Props>({
  as,
  control,
  name,
  empty = '',
  ...rest
}: OwnProps<Values, Output, Props> & Omit<Props, FromForm | keyof OwnProps<Values, Output, Props>>) {
  const { field, fieldState } = useController({ control, name })
  const Field = as as ComponentType<Record<string, unknown>>
  return (
    <Field
      {...rest}
      {...field}
      value={typeof field.value === 'object' ? (field.value ?? '') : String(field.value ?? '')}
      onChange={(next: unknown) => field.onChange(typed(next) === '' ? empty : typed(next))}
      error={fieldState.error?.message}
    />
  )
}
