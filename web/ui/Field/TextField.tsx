import type { LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../layout.ts'
import * as styles from './Field.css.ts'
import { Field, type FieldText } from './Field.tsx'

export interface TextFieldProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'prefix'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** `compact` in table cells and toolbars. */
  size?: keyof typeof styles.size
  icon?: LucideIcon
  /** A short text in front of what is typed, such as `R`. */
  prefix?: string
  /** A button that lies over the end of the control. */
  inside?: ReactNode
  /** Figures are right-aligned, below each other. */
  figures?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text. Takes what react-hook-form's `register()` returns.
 *
 * - **Use it for:** Names, addresses, telephone numbers, references.
 * - **Not for:** Several lines: `TextArea`. Amounts and counts: `NumberField`. Dates: `DateField`. Times:
 *   `TimeField`. Passwords: `PasswordField`. Searching: `SearchField`.
 * - **Parts:** The frame of `Field` round an input. In front of what is typed an icon or a short `prefix`; at its end
 *   a button (`inside`).
 * - **Accessibility:** `type` brings the right keyboard on a phone: `email`, `tel`, `url`. Give `autoComplete` its
 *   token (`name`, `email`, `tel`, `postal-code`): people type less and err less. A wrong field is `aria-invalid`;
 *   its message is read with its name.
 * - **Words:** A placeholder is an example (“name@example.co.za”), never the label: it is gone when somebody types.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  type = 'text',
  size = 'normal',
  icon: Icon,
  prefix,
  inside,
  figures,
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <div className={styles.box}>
          {(Icon || prefix) && (
            <span className={styles.before} aria-hidden>
              {Icon ? <Icon size={18} /> : prefix}
            </span>
          )}
          <input
            {...rest}
            {...control}
            ref={ref}
            type={type}
            className={classes(
              styles.control,
              styles.size[size],
              (Icon || prefix) && styles.padBefore,
              inside && styles.padAfter,
              figures && styles.end,
              figures && styles.figures,
            )}
          />
          {inside && <span className={styles.inside}>{inside}</span>}
        </div>
      )}
    </Field>
  )
}
