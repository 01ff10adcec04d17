import { useState } from 'react'
import type { SignInByEmailInput } from '#graphql/accounts/accounts.schema.ts'
import { OperationError, send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { nextPath, officeOf, paths } from '#web/app/paths.ts'
import { replaceLocation } from '#web/app/redirect.ts'
import type { SignInByEmailMutation } from '#web/app/signInByEmail.generated.ts'
import signInDocument from '#web/app/signInByEmail.graphql?raw'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasskeyButton, type Passkeys } from '#web/shared/session/PasskeyButton.tsx'
import { SecondFactorField } from '#web/shared/session/SecondFactorField.tsx'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { AdminLogin } from './accounts.load.ts'
import { AccountShell } from './AccountShell.tsx'
import { Destination } from './Destination.tsx'
import { asksForCode, SubmitButton } from './SubmitButton.tsx'

export function Component() {
  const { data, frame, search } = usePage<AdminLogin>()

  async function signIn(input: SignInByEmailInput) {
    const { signInByEmail } = await send<Partial<SignInByEmailMutation>>(signInDocument, { input })
    return signInByEmail ? goOn(signInByEmail.role) : false
  }

  function goOn(role: string) {
    const office = officeOf(role)
    const next = nextPath(search, office)
    // a page of administrators is not where a colleague was heading
    return replaceLocation(next.startsWith('/admin/') ? (office === paths.staff ? office : next) : next)
  }

  return (
    <>
      <Head title={data.denied ? 'Access Denied' : 'Staff Login'} noindex />
      {data.denied ? (
        <main>
          <AccessDenied text="You don't have permission to access the admin area." />
        </main>
      ) : (
        <AdminLoginPage
          centre={frame.centre}
          search={search}
          demo={data.demo}
          onSignIn={signIn}
          onPasskey={async ({ signInWithPasskey }) => goOn((await signInWithPasskey('teacher')).role)}
        />
      )}
    </>
  )
}

const schema = async () => (await import('#graphql/accounts/accounts.schema.ts')).signInByEmailSchema

function problemOf(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Log in once you are connected.'
  if (!(error instanceof OperationError)) return 'Login failed with unexpected response.'
  return error.message || 'Login failed. Please check your credentials.'
}

interface AdminLoginPageProps {
  centre: { name: string; tagline: string }
  search: string
  /** What the form is filled with; nothing outside a demo. */
  demo: { email: string; password: string } | null
  /** @returns whether the answer said who is signed in now */
  onSignIn: (values: SignInByEmailInput) => Promise<boolean>
  onPasskey: (passkeys: Passkeys) => Promise<unknown>
}

/** Where staff sign in. Errors are shown above the form, in red. */
export function AdminLoginPage({ centre, search, demo, onSignIn, onPasskey }: AdminLoginPageProps) {
  const [withCode, setWithCode] = useState(false)
  const form = useSavedForm<SignInByEmailInput>({
    schema,
    defaultValues: { email: demo?.email ?? '', password: demo?.password ?? '', code: undefined },
    failed: problemOf,
    save: async (values) => {
      const isSignedIn = await onSignIn({ ...values, role: 'teacher' }).catch((error: unknown) => {
        setWithCode(asksForCode(error))
        throw error
      })
      if (!isSignedIn) throw new Error('The answer names nobody')
    },
  })
  const { field } = form

  return (
    <AccountShell centre={centre} title="Staff Login" lead="For the people who run the centre.">
      <Destination search={search} />
      <PageForm form={form} label="Staff login" space={20}>
        <TextField label="E-mail address" type="email" inputMode="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        {withCode && <SecondFactorField {...field('code')} />}
        <SubmitButton pending={form.formState.isSubmitting} pendingLabel="Logging in...">
          Login
        </SubmitButton>
      </PageForm>
      <PasskeyButton onUse={onPasskey} />
      <Text size="small" tone="muted" align="center">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </Text>
      <Text size="small" tone="muted" align="center">
        Not staff? <TextLink to={paths.parentLogin}>Parents log in here</TextLink>
      </Text>
      {demo && <Notice>This is a demo, so the form is prefilled with the demo administrator.</Notice>}
    </AccountShell>
  )
}
