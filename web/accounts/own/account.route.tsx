import { useState } from 'react'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { redirectTo } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { dashboardOf, nextPath } from '#web/app/paths.ts'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import type { OwnAccount } from '../accounts.load.ts'
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

export function Component() {
  const { data, frame, search } = usePage<OwnAccount>()
  const [{ viewer, mySessions, mySecurity }, show] = useState<AccountQuery>(data)
  const { signOut, question } = useSignOut(frame.viewer?.id ?? null)
  // for the moment between signing out elsewhere and leaving
  if (!viewer) return null

  /** Does it, and reads again what is shown, where that can be: it is done all the same. */
  const change = async <Data,>(document: string, variables: Record<string, unknown> = {}) => {
    const answer = await send<Data>(document, variables)
    await send<AccountQuery>(accountDocument).then(show, () => undefined)
    return answer
  }

  return (
    <>
      <Head title="Your account" noindex />
      <AccountPage
        centre={frame.centre}
        owner={viewer}
        sessions={mySessions}
        protection={mySecurity}
        today={data.today}
        onLogout={() => void signOut()}
        onChangePassword={async (input) => {
          await change(changePasswordDocument, { input })
          if (viewer.mustChangePassword) await redirectTo(nextPath(search, dashboardOf(viewer.role)))
        }}
        onChangeEmail={async (input) => void (await change(changeEmailDocument, { input }))}
        onEndSession={async (id) => void (await change(endSessionDocument, { id }))}
        onSignOutEverywhere={() => signOut(async () => void (await send(signOutEverywhereDocument)))}
        onBeginSecondFactor={async (currentPassword) =>
          (await send<BeginSecondFactorMutation>(beginDocument, { input: { currentPassword } })).beginSecondFactor
        }
        onConfirmSecondFactor={async (code) =>
          (await change<ConfirmSecondFactorMutation>(confirmDocument, { input: { code } })).confirmSecondFactor.codes
        }
        onEndSecondFactor={async (input) => void (await change(endSecondFactorDocument, { input }))}
      />
      {question}
    </>
  )
}
