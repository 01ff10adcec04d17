import { useState } from 'react'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { redirectTo } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { areaOf, nextPath } from '#web/app/paths.ts'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import type { OwnAccount } from '../accounts.load.ts'
import { AccountPage } from './AccountPage.tsx'
import type { AccountQuery } from './account.generated.ts'
import accountDocument from './account.graphql?raw'
import addPasskeyDocument from './addPasskey.graphql?raw'
import type { BeginPasskeyMutation } from './beginPasskey.generated.ts'
import beginPasskeyDocument from './beginPasskey.graphql?raw'
import type { BeginSecondFactorMutation } from './beginSecondFactor.generated.ts'
import beginDocument from './beginSecondFactor.graphql?raw'
import changePasswordDocument from './changePassword.graphql?raw'
import type { ConfirmSecondFactorMutation } from './confirmSecondFactor.generated.ts'
import confirmDocument from './confirmSecondFactor.graphql?raw'
import confirmOwnerDocument from './confirmOwner.graphql?raw'
import endSessionDocument from './endMySession.graphql?raw'
import endSecondFactorDocument from './endSecondFactor.graphql?raw'
import removePasskeyDocument from './removePasskey.graphql?raw'
import renamePasskeyDocument from './renamePasskey.graphql?raw'
import changeEmailDocument from './requestEmailChange.graphql?raw'
import signOutEverywhereDocument from './signOutEverywhere.graphql?raw'

export function Component() {
  const { data, frame, search } = usePage<OwnAccount>()
  const [{ viewer, mySessions, myPasskeys, mySecurity }, show] = useState<AccountQuery>(data)
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
        passkeys={myPasskeys}
        protection={mySecurity}
        today={data.today}
        onLogout={() => void signOut()}
        onChangePassword={async (input) => {
          await change(changePasswordDocument, { input })
          if (viewer.mustChangePassword) await redirectTo(nextPath(search, areaOf(viewer.role)))
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
        onAddPasskey={async (name) => {
          const { beginPasskey } = await send<BeginPasskeyMutation>(beginPasskeyDocument)
          const { createPasskey } = await import('#web/shared/session/passkeys.ts')
          const response = await createPasskey(beginPasskey)
          await change(addPasskeyDocument, { input: { name, response } })
        }}
        onRenamePasskey={async (id, name) => void (await change(renamePasskeyDocument, { id, input: { name } }))}
        onRemovePasskey={async (id) => void (await change(removePasskeyDocument, { id }))}
        onConfirmIdentity={async (input) => void (await send(confirmOwnerDocument, { input }))}
        onEndSecondFactor={async (input) => void (await change(endSecondFactorDocument, { input }))}
      />
      {question}
    </>
  )
}
