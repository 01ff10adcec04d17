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

/** One of many, found by typing a part of its name. Takes what react-hook-form's `Controller` hands on. */
export function ComboboxField({ hint, error, optional, hideLabel, id, ...rest }: ComboboxFieldProps) {
  return (
    <Field {...{ label: rest.label, hint, error, optional, hideLabel, id }}>
      {(control) => <Box {...rest} control={control} />}
    </Field>
  )
}
