import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from '../layout.ts'
import * as styles from './Field.css.ts'
import { Field, type FieldText } from './Field.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'size' | 'children'> {
  options: readonly (Option | { label: string; options: readonly Option[] })[]
  /** First entry with an empty value: "Choose a class". */
  placeholder?: string
  size?: keyof typeof styles.size
  ref?: Ref<HTMLSelectElement>
}

function entry({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/**
 * A choice from a list. The browser's own list: on a phone nothing is better.
 *
 * - **Use it for:** Five to about thirty fixed choices.
 * - **Not for:** Two to four: `RadioGroup`, or `SegmentedControl` in a toolbar. People, or more than about
 *   thirty: `ComboboxField`.
 * - **Parts:** The frame of `Field` round a `select`. `placeholder` is a first entry without a value. Options may be
 *   in groups.
 * - **Accessibility:** All keys are the browser's: arrows, letters, Enter. In a form whose options come later use it
 *   through `FormField`: a list without its option shows the placeholder.
 * - **Words:** The placeholder is a request: “Choose an age group”. Options begin alike and are sorted as people
 *   think of them.
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  size = 'normal',
  ref,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...rest}
            {...control}
            ref={ref}
            disabled={rest.disabled || control.readOnly}
            className={classes(styles.control, styles.size[size], styles.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((item) =>
              'options' in item ? (
                <optgroup key={item.label} label={item.label}>
                  {item.options.map(entry)}
                </optgroup>
              ) : (
                entry(item)
              ),
            )}
          </select>
          <span className={styles.after} aria-hidden>
            <ChevronDown size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
