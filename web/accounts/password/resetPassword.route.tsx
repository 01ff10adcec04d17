import { useState } from 'react'
import type { NewPasswordFormValues } from '#graphql/accounts/security.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import type { PasswordReset } from '../accounts.load.ts'
import { AccountShell } from '../AccountShell.tsx'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { ResetPasswordMutation } from './resetPassword.generated.ts'
import resetDocument from './resetPassword.graphql?raw'

export function Component() {
  const { data, frame } = usePage<PasswordReset>()
  const { token, owner } = data

  async function reset(password: string) {
    const { resetPassword } = await send<ResetPasswordMutation>(resetDocument, { input: { token, password } })
    return resetPassword.role === 'admin' ? paths.adminLogin : paths.parentLogin
  }

  return (
    <>
      <Head title="Choose a new password" noindex />
      <ResetPasswordPage centre={frame.centre} owner={owner} onReset={reset} />
    </>
  )
}

const schema = async () => (await import('#graphql/accounts/security.schema.ts')).newPasswordFormSchema

interface ResetPasswordPageProps {
  centre: { name: string; tagline: string }
  /** Whose password it is; null when the link leads nowhere any more. */
  owner: { firstName: string; username: string } | null
  /** @returns where to sign in with it */
  onReset: (password: string) => Promise<string>
}

/** Where the link of the e-mail leads. */
export function ResetPasswordPage({ centre, owner, onReset }: ResetPasswordPageProps) {
  const [login, setLogin] = useState<string>()
  const form = useSavedForm<NewPasswordFormValues>({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    save: async ({ password }) => setLogin(await onReset(password)),
  })
  const { field } = form

  if (login) {
    return (
      <AccountShell centre={centre} title="Your password has been changed" lead="You were signed out everywhere.">
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
      <AccountShell centre={centre} title="This link no longer works" lead="It has been used or has expired.">
        <Notice tone="warning">Links work once and expire quickly. It takes a minute to request a new one.</Notice>
        <ButtonLink tone="primary" wide to={paths.forgotPassword}>
          Request a new link
        </ButtonLink>
      </AccountShell>
    )
  }
  return (
    <AccountShell centre={centre} title={`Hello, ${owner.firstName}`} lead="Choose a new password for your account.">
      <Notice>
        Your username is <b>{owner.username}</b>.
      </Notice>
      <PageForm form={form} label="Your new password" space={20}>
        {/* password managers store the name in the field before the password */}
        <input type="text" hidden readOnly autoComplete="username" value={owner.username} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={<PasswordMeter password={form.watch('password')} personal={[owner.username, owner.firstName]} />}
          {...field('password')}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <SubmitButton pending={form.formState.isSubmitting} pendingLabel="Saving...">
          Change the password
        </SubmitButton>
      </PageForm>
    </AccountShell>
  )
}
