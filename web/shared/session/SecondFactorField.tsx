import { TextField, type TextFieldProps } from '#web/ui/Field/TextField.tsx'

/**
 * Appears once the password was right, and takes the focus. A recovery code is taken in the same place.
 *
 * - **Use it for:** After the password was right, in the sign-in forms.
 * - **Not for:** A code of anything else: `TextField`.
 * - **Parts:** A `TextField` with its label, hint and `autoComplete="one-time-code"`.
 * - **Accessibility:** It takes the focus when it appears, since it is the only thing to do. Phones offer the code
 *   from a message.
 * - **Words:** Its words are fixed, so that they are the same wherever one signs in.
 */
export function SecondFactorField(props: Omit<TextFieldProps, 'label' | 'hint' | 'type'>) {
  return (
    <TextField
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      {...props}
    />
  )
}
