import { TextField, type TextFieldProps } from './TextField.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'icon'> {
  /** Cents or halves may be typed. */
  decimals?: boolean
}

/**
 * A number as text with the number keyboard. Not `type="number"`: that loses what was typed when it is wrong,
 * changes with the scroll wheel and refuses a decimal comma.
 */
export function NumberField({ decimals = false, ...rest }: NumberFieldProps) {
  return <TextField autoComplete="off" {...rest} figures inputMode={decimals ? 'decimal' : 'numeric'} />
}
