import type { SignInByEmailInput } from '#graphql/accounts/accounts.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { replaceLocation } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { nextPath, paths } from '#web/app/paths.ts'
import type { SignInByEmailMutation } from '#web/app/signInByEmail.generated.ts'
import signInDocument from '#web/app/signInByEmail.graphql?raw'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import type { AdminLogin } from './adminLogin.load.ts'
import { AdminLoginPage } from './AdminLoginPage.tsx'

export function Component() {
  const { data, frame, search } = usePage<AdminLogin>()

  async function signIn(input: SignInByEmailInput) {
    const { signInByEmail } = await send<Partial<SignInByEmailMutation>>(signInDocument, { input })
    if (!signInByEmail) return false
    return replaceLocation(nextPath(search, paths.adminDashboard))
  }

  return (
    <>
      <Head title={data.denied ? 'Access Denied' : 'Staff Login'} noindex />
      {data.denied ? (
        <main>
          <AccessDenied text="You don't have permission to access the admin area." />
        </main>
      ) : (
        <AdminLoginPage centre={frame.centre} search={search} demo={data.demo} onSignIn={signIn} />
      )}
    </>
  )
}
