import { TextField, type TextFieldProps } from '#web/ui/Field/TextField.tsx'

/** Appears once the password was right, and takes the focus. A recovery code is taken in the same place. */
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
