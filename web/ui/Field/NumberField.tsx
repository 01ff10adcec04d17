import { TextField, type TextFieldProps } from './TextField.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'icon'> {
  /** Cents or halves may be typed. */
  decimals?: boolean
}

/**
 * A number as text with the number keyboard. Not `type="number"`: that loses what was typed when it is wrong, changes
 * with the scroll wheel and refuses a decimal comma.
 *
 * - **Use it for:** Amounts (`decimals`, `prefix="R"`), counts, percentages.
 * - **Not for:** Telephone numbers and codes, which are no numbers: `TextField`.
 * - **Parts:** As `TextField`, with digits of one width at the end of the line.
 * - **Accessibility:** `decimals` asks for a keyboard with a comma, otherwise for digits alone.
 * - **Words:** Messages give an example of what can be read: “Please enter an amount such as 2,350.00.”
 */
export function NumberField({ decimals = false, ...rest }: NumberFieldProps) {
  return <TextField autoComplete="off" {...rest} figures inputMode={decimals ? 'decimal' : 'numeric'} />
}
