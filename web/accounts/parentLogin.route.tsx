import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router'
import type { RegisterInput, SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { nextPath, paths } from '#web/app/paths.ts'
import { query } from '#web/app/publicQuery.ts'
import type { RegisterMutation } from '#web/app/register.generated.ts'
import registerDocument from '#web/app/register.graphql?raw'
import { loadFrame, useFrame, useSessionChange } from '#web/app/session.ts'
import type { SignInMutation } from '#web/app/signIn.generated.ts'
import signInDocument from '#web/app/signIn.graphql?raw'
import { toast } from '#web/ui/Toast/toast.ts'
import type { AcceptInvitationMutation } from './acceptInvitation.generated.ts'
import acceptDocument from './acceptInvitation.graphql?raw'
import { ConnectChildPage } from './ConnectChildPage.tsx'
import type { InvitationQuery } from './invitation.generated.ts'
import invitationDocument from './invitation.graphql?raw'
import { type Invitation, ParentLoginPage } from './ParentLoginPage.tsx'
import { serverText } from './refusal.ts'

const dashboardOf = ({ role }: { role: string }) => (role === 'admin' ? paths.adminDashboard : paths.parentDashboard)

/** Whoever is signed in has no business here, unless an invitation is to be accepted. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ invitation: Invitation }> {
  const { search, searchParams } = new URL(request.url)
  const token = searchParams.get('invitation')
  const { viewer } = await loadFrame(context)
  const found = token ? (await query<InvitationQuery>(context, invitationDocument, { token })).invitation : null
  if (viewer && !found) throw redirect(nextPath(search, dashboardOf(viewer)))
  if (!token) return { invitation: null }
  return { invitation: found ? { token, ...found } : 'used' }
}

export function Component() {
  const { invitation } = useLoaderData<typeof loader>()
  const { centre, viewer } = useFrame()
  const { search } = useLocation()
  const navigate = useNavigate()
  const sessionChanged = useSessionChange()

  const goOn = async () => {
    await sessionChanged()
    await navigate(nextPath(search, paths.parentDashboard), { replace: true })
  }

  async function accept(token: string) {
    const { acceptInvitation } = await send<AcceptInvitationMutation>(acceptDocument, { token })
    toast({ title: `${acceptInvitation.firstName} is connected with your account.` })
  }

  async function signIn(input: SignInInput, token: string | null) {
    await send<SignInMutation>(signInDocument, { input })
    if (token) {
      // signed in all the same: the dashboard says how to get a new link
      await accept(token).catch((error: unknown) => {
        toast({ tone: 'danger', title: 'Error', text: serverText(error) ?? 'The invitation could not be accepted.' })
      })
    }
    await goOn()
  }

  async function register(input: RegisterInput) {
    await send<RegisterMutation>(registerDocument, { input })
  }

  const head = (
    <Head
      title="Parent Portal"
      canonical={paths.parentLogin}
      description={`Parents of ${centre.fullName} sign in or register here.`}
    />
  )
  if (viewer && invitation && invitation !== 'used') {
    const connect = async () => {
      await accept(invitation.token)
      await goOn()
    }
    return (
      <>
        {head}
        <ConnectChildPage
          centre={centre}
          viewer={viewer}
          childFirstName={invitation.childFirstName}
          onConnect={connect}
        />
      </>
    )
  }
  return (
    <>
      {head}
      <ParentLoginPage
        centre={centre}
        search={search}
        invitation={invitation}
        onSignIn={signIn}
        onRegister={register}
      />
    </>
  )
}
