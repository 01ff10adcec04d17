import type { RegisterInput } from '#graphql/accounts/accounts.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { replaceLocation } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { nextPath, paths } from '#web/app/paths.ts'
import type { RegisterMutation } from '#web/app/register.generated.ts'
import registerDocument from '#web/app/register.graphql?raw'
import type { SignInMutation } from '#web/app/signIn.generated.ts'
import signInDocument from '#web/app/signIn.graphql?raw'
import { toastOnNextPage } from '#web/ui/Toast/toast.ts'
import type { AcceptInvitationMutation } from './acceptInvitation.generated.ts'
import acceptDocument from './acceptInvitation.graphql?raw'
import { ConnectChildPage, ParentLoginPage } from './ParentLoginPage.tsx'
import type { ParentLogin } from './accounts.load.ts'
import { serverText } from './SubmitButton.tsx'

export function Component() {
  const { data, frame, search } = usePage<ParentLogin>()
  const { invitation } = data
  const { centre, viewer } = frame

  const goOn = () => replaceLocation(nextPath(search, paths.parentDashboard))

  async function accept(token: string) {
    const { acceptInvitation } = await send<AcceptInvitationMutation>(acceptDocument, { token })
    const { childFirstName, isWaiting } = acceptInvitation
    toastOnNextPage({
      title: isWaiting
        ? `The office will confirm your link to ${childFirstName}.`
        : `${childFirstName} is linked to your account.`,
    })
  }

  async function signIn(token: string | null, enter: () => Promise<unknown>) {
    await enter()
    if (token) {
      // signed in all the same: the dashboard says how to get a new link
      await accept(token).catch((error: unknown) => {
        const text = serverText(error) ?? 'The invitation could not be accepted.'
        toastOnNextPage({ tone: 'danger', title: 'Error', text })
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
        onSignIn={(input, token) => signIn(token, () => send<SignInMutation>(signInDocument, { input }))}
        onPasskey={(token, passkeys) => signIn(token, () => passkeys.signInWithPasskey())}
        onRegister={register}
      />
    </>
  )
}
