import { classes } from '../layout.ts'
import { lazyModule } from '../lazy.tsx'
import type { ComboboxFieldProps } from './ComboboxBox.tsx'
import * as styles from './Field.css.ts'
import { Field } from './Field.tsx'

const { component } = lazyModule(() => import('./ComboboxBox.tsx'))
const Box = component('ComboboxBox', ({ control, options, remote, value, size = 'normal' }) => (
  <input
    {...control}
    readOnly
    value={options.find((option) => option.value === value)?.label ?? (value === '' ? '' : (remote?.chosen ?? ''))}
    className={classes(styles.control, styles.size[size], styles.padAfter)}
  />
))

/**
 * One of many, found by typing a part of its name. Takes what react-hook-form's `Controller` hands on.
 *
 * - **Use it for:** Children, parents, staff: names that people know, in a list too long to scroll.
 * - **Not for:** A list that fits on the screen: `SelectField`.
 * - **Parts:** A field with a list under it. `note` tells apart options of one name (the class of a child). With
 *   `remote` the server finds them while somebody types.
 * - **Accessibility:** Role `combobox`. Typing narrows the list, without regard to accents; Enter takes the first,
 *   arrows move, Escape closes the list and only then the dialog around it. What is no name of the list never becomes
 *   a choice: leaving the field brings the last choice back. Emptying it chooses nothing.
 * - **Words:** The placeholder says what to type: “Type a name”. `nothing` says what to do when there is none.
 */
export function ComboboxField({ hint, error, optional, hideLabel, id, ...rest }: ComboboxFieldProps) {
  return (
    <Field {...{ label: rest.label, hint, error, optional, hideLabel, id }}>
      {(control) => <Box {...rest} control={control} />}
    </Field>
  )
}
