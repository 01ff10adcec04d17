import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import * as styles from '../Checkbox/Checkbox.css.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { classes } from '../layout.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'id' | 'value' | 'size'> {
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** Chosen option, where it is controlled; leave it out with react-hook-form's `register()`. */
  value?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * One of a few, all of which can be read at once. Arrow keys move the choice.
 *
 * - **Use it for:** Two to about five choices that need words, or a hint each.
 * - **Not for:** More of them: `SelectField`. A switch in a toolbar or a row: `SegmentedControl`.
 * - **Parts:** A `Fieldset` with a legend; each choice has its words and may have a hint.
 * - **Accessibility:** A group named by its legend. Tab reaches the chosen one, arrow keys move the choice.
 *   Uncontrolled with `register()`, or controlled with `value`.
 * - **Words:** The legend is the question as a noun (“Attendance”), the choices are its answers.
 */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  optional,
  value,
  defaultValue,
  name,
  ref,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  return (
    <Fieldset {...{ legend, hint, error, optional }}>
      {options.map((option) => {
        const id = `${ownName}-${option.value}`
        return (
          <div key={option.value} className={styles.row}>
            <input
              {...rest}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              ref={ref}
              id={id}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
              className={classes(styles.dot, styles.size.normal)}
            />
            <label htmlFor={id} className={styles.label}>
              {option.label}
            </label>
            {option.hint && (
              <p id={`${id}-hint`} className={classes(styles.below, fieldStyles.hint)}>
                {option.hint}
              </p>
            )}
          </div>
        )
      })}
    </Fieldset>
  )
}
