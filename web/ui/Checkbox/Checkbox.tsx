import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldError, useField, useReady } from '../Field/Field.tsx'
import { classes } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A box to tick, its label to the right; both are the target.
 *
 * - **Use it for:** Agreeing to something; one of several answers in a `Fieldset`.
 * - **Not for:** Choosing one of several: `RadioGroup`. Ticking rows: `CheckboxCell`.
 * - **Parts:** Box, words at its right, message and hint below them.
 * - **Accessibility:** Space ticks it. The hint and the message are read with it. It acts when the form is saved, not
 *   at the press.
 * - **Words:** A sentence that becomes true by ticking: “I have read the house rules.” Never a negation.
 */
export function Checkbox({ label, hint, error, id: givenId, ref, ...rest }: CheckboxProps) {
  const { id, hintId, errorId, control } = useField({ label, hint, error }, givenId)
  return (
    <div className={styles.row} inert={control.readOnly}>
      <input {...rest} {...control} ref={ref} type="checkbox" className={classes(styles.box, styles.size.normal)} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error && (
        <div className={styles.below}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={hintId} className={classes(styles.below, fieldStyles.hint)}>
          {hint}
        </p>
      )}
    </div>
  )
}

export interface CheckboxCellProps {
  /** What ticking selects: "Thabo Mokoena", "All rows". Read out only. */
  label: string
  checked: boolean
  /** Some, but not all, of what it selects. */
  mixed?: boolean
  /** @param withShift whether Shift was held, which in a list means all from the last one */
  onChange: (checked: boolean, withShift: boolean) => void
  disabled?: boolean
}

/**
 * A box alone, for table rows.
 *
 * - **Use it for:** In `DataTable`, which puts it there itself when it has a `selection`.
 * - **Not for:** In a form: `Checkbox`.
 * - **Parts:** A box of 18 px in a target as large as the cell. `mixed` is for a box that is about several rows, of
 *   which some are ticked.
 * - **Accessibility:** The label is read and not seen: the name of the row, or “All rows”. Some is read as “partially
 *   checked”.
 * - **Words:** The label is the name of the row and nothing else.
 */
export function CheckboxCell({ label, checked, mixed = false, onChange, disabled }: CheckboxCellProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.cell} inert={!useReady()}>
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        className={classes(styles.box, styles.size.small)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}
