import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { insideButton } from './Field.css.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inside' | 'icon'> {
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password that can be looked at while it is typed.
 *
 * - **Use it for:** Signing in (`autoComplete="current-password"`) and choosing a password (`new-password`), so that
 *   password managers know which.
 * - **Not for:** The code of the second factor: `SecondFactorField`.
 * - **Parts:** As `TextField`, with a button at its end that shows or hides what was typed.
 * - **Accessibility:** The button is named by what it does next: “Show password”, “Hide password”. It keeps what was
 *   typed. Pasting works; nothing is corrected or capitalised.
 * - **Words:** Say how long it has to be before somebody types, not after.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className={insideButton}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={18} />
        </button>
      }
    />
  )
}
