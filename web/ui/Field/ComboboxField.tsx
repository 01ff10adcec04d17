import type { Ref } from 'react'
import { classes } from '../layout.ts'
import { lateModule } from '../late.tsx'
import type { ComboboxBoxProps } from './ComboboxBox.tsx'
import * as styles from './Field.css.ts'
import { Field, type FieldText } from './Field.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Tells apart those with the same label: the class of a child. */
  note?: string
}

export interface ComboboxFieldProps extends FieldText {
  options: readonly ComboboxOption[]
  /** Value of the chosen option; empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  /** What stands where no option holds what was typed. */
  nothing?: string
  size?: keyof typeof styles.size
  id?: string
  ref?: Ref<HTMLInputElement>
}

const { part } = lateModule(() => import('./ComboboxBox.tsx'))
const Box = part<ComboboxBoxProps>(
  (module) => module.ComboboxBox,
  ({ control, options, value, size = 'normal' }) => (
    <input
      {...control}
      readOnly
      value={options.find((option) => option.value === value)?.label ?? ''}
      className={classes(styles.control, styles.size[size], styles.padAfter)}
    />
  ),
)

/** One of many, found by typing a part of its name. Takes what react-hook-form's `Controller` hands on. */
export function ComboboxField({ hint, error, optional, hideLabel, id, ...rest }: ComboboxFieldProps) {
  return (
    <Field {...{ label: rest.label, hint, error, optional, hideLabel, id }}>
      {(control) => <Box {...rest} control={control} />}
    </Field>
  )
}
