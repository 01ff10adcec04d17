import { data, type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router'
import type { SignInByEmailInput } from '#graphql/accounts/accounts.schema.ts'
import type { DemoQuery } from '#web/app/demo.generated.ts'
import demoDocument from '#web/app/demo.graphql?raw'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { nextPath, paths } from '#web/app/paths.ts'
import { query } from '#web/app/publicQuery.ts'
import { loadFrame, useFrame, useSessionChange } from '#web/app/session.ts'
import type { SignInByEmailMutation } from '#web/app/signInByEmail.generated.ts'
import signInDocument from '#web/app/signInByEmail.graphql?raw'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { AdminLoginPage } from './AdminLoginPage.tsx'

/** An administrator who is signed in goes straight to the admin area; everybody else who is signed in is refused. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await loadFrame(context)
  if (viewer?.role === 'admin') throw redirect(nextPath(new URL(request.url).search, paths.adminDashboard))
  if (viewer) return data({ denied: true, demo: null }, { status: 403 })
  const { demo } = await query<DemoQuery>(context, demoDocument)
  return data({ denied: false, demo })
}

export function Component() {
  const { denied, demo } = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  const { search } = useLocation()
  const navigate = useNavigate()
  const sessionChanged = useSessionChange()

  async function signIn(input: SignInByEmailInput) {
    const { signInByEmail } = await send<Partial<SignInByEmailMutation>>(signInDocument, { input })
    if (!signInByEmail) return false
    await sessionChanged()
    await navigate(nextPath(search, paths.adminDashboard), { replace: true })
    return true
  }

  return (
    <>
      <Head title={denied ? 'Access Denied' : 'Staff Login'} noindex />
      {denied ? (
        <main>
          <AccessDenied text="You don't have permission to access the admin area." />
        </main>
      ) : (
        <AdminLoginPage centre={centre} search={search} demo={demo} onSignIn={signIn} />
      )}
    </>
  )
}
