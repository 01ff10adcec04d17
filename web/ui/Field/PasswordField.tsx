import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { insideButton } from './Field.css.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inside' | 'icon'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
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
