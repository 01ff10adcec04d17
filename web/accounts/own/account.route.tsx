import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { paths, signInPath } from '#web/app/paths.ts'
import { forget, query } from '#web/app/publicQuery.ts'
import { loadFrame, useFrame, useSessionChange, useSignOut } from '#web/app/session.ts'
import { AccountPage } from './AccountPage.tsx'
import type { AccountQuery } from './account.generated.ts'
import accountDocument from './account.graphql?raw'
import type { BeginSecondFactorMutation } from './beginSecondFactor.generated.ts'
import beginDocument from './beginSecondFactor.graphql?raw'
import changePasswordDocument from './changePassword.graphql?raw'
import type { ConfirmSecondFactorMutation } from './confirmSecondFactor.generated.ts'
import confirmDocument from './confirmSecondFactor.graphql?raw'
import endSessionDocument from './endMySession.graphql?raw'
import endSecondFactorDocument from './endSecondFactor.graphql?raw'
import changeEmailDocument from './requestEmailChange.graphql?raw'
import signOutEverywhereDocument from './signOutEverywhere.graphql?raw'

/** Guests sign in first, and come back. What is shown is read anew each time: sessions come and go elsewhere. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = await loadFrame(context)
  if (!viewer) throw redirect(signInPath(paths.parentLogin, paths.account))
  forget()
  return { ...(await query<AccountQuery>(context, accountDocument)), today: todayInJohannesburg() }
}

export function Component() {
  const { viewer, mySessions, mySecurity, today } = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  const navigate = useNavigate()
  const changed = useSessionChange()
  const signOut = useSignOut()
  // for the moment between signing out and leaving
  if (!viewer) return null

  /** Does it, and reads the page anew. */
  const change = async <Data,>(document: string, variables: Record<string, unknown> = {}) => {
    const data = await send<Data>(document, variables)
    await changed()
    return data
  }

  return (
    <>
      <Head title="Your account" noindex />
      <AccountPage
        centre={centre}
        owner={viewer}
        sessions={mySessions}
        protection={mySecurity}
        today={today}
        onLogout={() => void signOut()}
        onChangePassword={async (input) => void (await change(changePasswordDocument, { input }))}
        onChangeEmail={async (input) => void (await change(changeEmailDocument, { input }))}
        onEndSession={async (id) => void (await change(endSessionDocument, { id }))}
        onSignOutEverywhere={async () => {
          await send(signOutEverywhereDocument)
          await navigate(paths.home)
          await changed()
        }}
        onBeginSecondFactor={async (currentPassword) =>
          (await send<BeginSecondFactorMutation>(beginDocument, { input: { currentPassword } })).beginSecondFactor
        }
        onConfirmSecondFactor={async (code) =>
          (await change<ConfirmSecondFactorMutation>(confirmDocument, { input: { code } })).confirmSecondFactor.codes
        }
        onEndSecondFactor={async (currentPassword) =>
          void (await change(endSecondFactorDocument, { input: { currentPassword } }))
        }
      />
    </>
  )
}
