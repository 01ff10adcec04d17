import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { timeFromText } from './timeText.ts'

export type TimeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'icon' | 'inside'>

const setValue = (input: HTMLInputElement, value: string) => {
  // React and react-hook-form both listen to the event; React only believes it when the native setter was used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A time of day, always 24 hours. `730` becomes `07:30` on leaving; what cannot be read stays for the validation.
 *
 * - **Use it for:** When a child came and went, when a lesson begins.
 * - **Not for:** How long something takes: `NumberField`.
 * - **Parts:** As `TextField`. `730`, `7h30` and `7` become `07:30` and `07:00` when the field is left.
 * - **Accessibility:** The number keyboard; no picker to spin through.
 * - **Words:** Messages give an example: “Please enter a time such as 07:30.”
 */
export function TimeField({ onBlur, placeholder = '--:--', ...rest }: TimeFieldProps) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    const tidy = timeFromText(event.target.value)
    if (tidy !== event.target.value) setValue(event.target, tidy)
    onBlur?.(event)
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      placeholder={placeholder}
      inputMode="numeric"
      maxLength={8}
      onBlur={leave}
    />
  )
}
