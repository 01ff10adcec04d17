import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SignInByEmailInput } from '#graphql/accounts/accounts.schema.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { paths } from '#web/app/paths.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { AccountShell } from './AccountShell.tsx'
import { form } from './AccountShell.css.ts'
import { Destination } from './Destination.tsx'
import { asksForCode, wrongFields } from './refusal.ts'
import { SecondFactorField } from '#web/shared/session/SecondFactorField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const schema = async () => (await import('#graphql/accounts/accounts.schema.ts')).signInByEmailSchema

const unexpected = 'Login failed with unexpected response.'

function problemOf(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Log in once you are connected.'
  return error instanceof OperationError ? error.message || 'Login failed. Please check your credentials.' : unexpected
}

export interface AdminLoginPageProps {
  centre: { name: string; tagline: string }
  search: string
  /** What the form is filled with; nothing outside a demo. */
  demo: { email: string; password: string } | null
  /** @returns whether the answer said who is signed in now */
  onSignIn: (values: SignInByEmailInput) => Promise<boolean>
}

/** Where staff sign in. What went wrong stands above the form, in red. */
export function AdminLoginPage({ centre, search, demo, onSignIn }: AdminLoginPageProps) {
  const [problem, setProblem] = useState('')
  const [withCode, setWithCode] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm<SignInByEmailInput>({
    resolver: lateResolver(schema),
    defaultValues: { email: demo?.email ?? '', password: demo?.password ?? '' },
  })
  const { errors, isSubmitting } = formState

  async function send(values: SignInByEmailInput) {
    setProblem('')
    try {
      if (!(await onSignIn({ ...values, role: 'admin' }))) setProblem(unexpected)
    } catch (error) {
      if (asksForCode(error)) {
        setWithCode(true)
        setError('code', { message: wrongFields(error).code })
        return
      }
      setProblem(problemOf(error))
    }
  }

  return (
    <AccountShell centre={centre} title="Staff Login" lead="For the people who run the centre.">
      <Destination search={search} />
      <form
        className={form}
        method="post"
        noValidate
        aria-label="Staff login"
        onFocus={ahead(schema)}
        onSubmit={handleSubmit(send)}
      >
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <TextField
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {withCode && <SecondFactorField error={errors.code?.message} {...register('code')} />}
        <SubmitButton pending={isSubmitting} pendingLabel="Logging in...">
          Login
        </SubmitButton>
      </form>
      <Text size="small" tone="muted" align="center">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </Text>
      <Text size="small" tone="muted" align="center">
        Only administrators sign in here. <TextLink to={paths.parentLogin}>Teachers and parents</TextLink>
      </Text>
      {demo && <Notice>This is a demo: the form is filled in with the demo administrator.</Notice>}
    </AccountShell>
  )
}
