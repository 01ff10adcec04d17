import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { NewPasswordFormValues } from '#graphql/accounts/security.schema.ts'
import { paths } from '#web/app/paths.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { form } from '../AccountShell.css.ts'
import { AccountShell } from '../AccountShell.tsx'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { SubmitButton } from '../SubmitButton.tsx'

const schema = async () => (await import('#graphql/accounts/security.schema.ts')).newPasswordFormSchema

export interface ResetPasswordPageProps {
  centre: { name: string; tagline: string }
  /** Whose password it is; null when the link leads nowhere any more. */
  owner: { firstName: string; username: string } | null
  /** @returns where to sign in with it */
  onReset: (password: string) => Promise<string>
}

/** Where the link of the e-mail leads. */
export function ResetPasswordPage({ centre, owner, onReset }: ResetPasswordPageProps) {
  const [login, setLogin] = useState<string>()
  const [problem, setProblem] = useState('')
  const { register, handleSubmit, formState, watch, setError } = useForm<NewPasswordFormValues>({
    resolver: lateResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ password }: NewPasswordFormValues) {
    setProblem('')
    try {
      setLogin(await onReset(password))
    } catch (error) {
      const wrong = wrongFields(error).password
      if (wrong) setError('password', { message: wrong }, { shouldFocus: true })
      else setProblem(serverText(error) || 'The password could not be changed. Please try again.')
    }
  }

  if (login) {
    return (
      <AccountShell centre={centre} title="Your password is changed" lead="You were signed out everywhere.">
        <Notice tone="good" live>
          You can log in with your new password now.
        </Notice>
        <ButtonLink tone="primary" wide to={login}>
          Log in
        </ButtonLink>
      </AccountShell>
    )
  }
  if (!owner) {
    return (
      <AccountShell centre={centre} title="This link no longer works" lead="It has been used already, or is too old.">
        <Notice tone="warning">A link works once, within an hour. Ask for a new one: it takes a minute.</Notice>
        <ButtonLink tone="primary" wide to={paths.forgotPassword}>
          Ask for a new link
        </ButtonLink>
      </AccountShell>
    )
  }
  return (
    <AccountShell centre={centre} title={`Hello, ${owner.firstName}`} lead="Choose a new password for your account.">
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Notice>
        Your username is <b>{owner.username}</b>.
      </Notice>
      <form
        className={form}
        method="post"
        noValidate
        aria-label="Your new password"
        onFocus={ahead(schema)}
        onSubmit={handleSubmit(send)}
      >
        {/* password managers store the name that stands before the password */}
        <input type="text" hidden readOnly autoComplete="username" value={owner.username} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={<PasswordMeter password={watch('password')} personal={[owner.username, owner.firstName]} />}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <SubmitButton pending={isSubmitting} pendingLabel="Saving...">
          Change the password
        </SubmitButton>
      </form>
    </AccountShell>
  )
}
