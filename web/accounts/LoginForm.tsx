import { useState } from 'react'
import type { SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { dismissToast, toast } from '#web/ui/Toast/toast.ts'
import { form } from './AccountShell.css.ts'
import { asksForCode, serverText, SubmitButton } from './SubmitButton.tsx'
import { SecondFactorField } from '#web/shared/session/SecondFactorField.tsx'

const schema = async () => (await import('#graphql/accounts/accounts.schema.ts')).signInSchema

export interface LoginFormProps {
  onSignIn: (values: SignInInput) => Promise<void>
  /** Filled in after a registration. */
  username?: string
}

export function LoginForm({ onSignIn, username = '' }: LoginFormProps) {
  const [withCode, setWithCode] = useState(false)
  const { field, submit, begin, failure, formState } = useSavedForm<SignInInput>({
    schema,
    defaultValues: { username, password: '', code: undefined },
    save: async (values) => {
      dismissToast()
      try {
        await onSignIn(values)
      } catch (error) {
        if (asksForCode(error)) setWithCode(true)
        else toast({ tone: 'danger', title: 'Login Failed', text: serverText(error) || 'Login failed' })
        throw error
      }
    },
  })

  return (
    <Form label="Login" className={form} onFocus={begin} onSubmit={submit}>
      <TextField
        label="Username"
        hint="Your e-mail address works too."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={username !== ''}
        {...field('password')}
      />
      {withCode && <SecondFactorField {...field('code')} />}
      <SendProblem error={asksForCode(failure) ? null : failure} what="You are not logged in." />
      <SubmitButton pending={formState.isSubmitting} pendingLabel="Logging in...">
        Login
      </SubmitButton>
    </Form>
  )
}
