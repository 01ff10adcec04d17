import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { dismissToast, toast } from '#web/ui/Toast/toast.ts'
import { form } from './AccountShell.css.ts'
import { asksForCode, serverText, wrongFields } from './refusal.ts'
import { SecondFactorField } from '#web/shared/session/SecondFactorField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const schema = async () => (await import('#graphql/accounts/accounts.schema.ts')).signInSchema

export interface LoginFormProps {
  onSignIn: (values: SignInInput) => Promise<void>
  /** Filled in after a registration. */
  username?: string
}

/** `method` is only for a press before the script has arrived: without it the password would land in the address. */
export function LoginForm({ onSignIn, username = '' }: LoginFormProps) {
  const [withCode, setWithCode] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError } = useForm<SignInInput>({
    resolver: lateResolver(schema),
    defaultValues: { username, password: '' },
  })
  const { errors, isSubmitting } = formState

  async function send(values: SignInInput) {
    dismissToast()
    setFailure(null)
    try {
      await onSignIn(values)
    } catch (error) {
      if (asksForCode(error)) {
        setWithCode(true)
        setError('code', { message: wrongFields(error).code })
        return
      }
      setFailure(error)
      toast({ tone: 'danger', title: 'Login Failed', text: serverText(error) || 'Login failed' })
    }
  }

  return (
    <form
      className={form}
      method="post"
      noValidate
      aria-label="Login"
      onFocus={ahead(schema)}
      onSubmit={handleSubmit(send)}
    >
      <TextField
        label="Username"
        hint="Your e-mail address works too."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={username !== ''}
        error={errors.password?.message}
        {...register('password')}
      />
      {withCode && <SecondFactorField error={errors.code?.message} {...register('code')} />}
      <SendProblem error={failure} what="You are not logged in." />
      <SubmitButton pending={isSubmitting} pendingLabel="Logging in...">
        Login
      </SubmitButton>
    </form>
  )
}
