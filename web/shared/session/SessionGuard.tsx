import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import type { SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { usePage } from '#web/app/page.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import type { SignInMutation } from '#web/app/signIn.generated.ts'
import signInDocument from '#web/app/signIn.graphql?raw'
import { markSignedIn, markSignedOut, useSignedOut } from '#web/app/signedOut.ts'
import type { ViewerIdQuery } from '#web/app/viewerId.generated.ts'
import viewerIdDocument from '#web/app/viewerId.graphql?raw'
import { sessionDialogs } from './lazyDialogs.ts'
import type { Passkeys } from './PasskeyButton.tsx'
import { curtain } from './SessionGuard.css.ts'

const SignInAgain = sessionDialogs.component('SignInAgain', () => <div className={curtain} />)

/** Whether somebody else, or nobody, is signed in now. Unknown while the server cannot be reached. */
async function isSomebodyElse(id: number) {
  const answer = await send<ViewerIdQuery>(viewerIdDocument).catch(() => null)
  return answer !== null && answer.viewer?.id !== id
}

/**
 * Covers an area as soon as its session has ended: with the first answer that says so, or when the tab is looked at
 * again. The same person goes on where they were; anybody else begins with a new page.
 */
export function SessionGuard({ login }: { login: typeof paths.parentLogin | typeof paths.adminLogin }) {
  const client = useApolloClient()
  const { viewer } = usePage().frame
  const signedOut = useSignedOut()
  const id = viewer?.id

  useEffect(() => {
    if (id === undefined) return
    const look = async () => {
      if (document.visibilityState === 'visible' && (await isSomebodyElse(id))) markSignedOut()
    }
    const listener = () => void look()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [id])

  function goOn(account: { id: number }) {
    if (account.id !== id) return window.location.reload()
    markSignedIn()
    client.refetchEventManager?.emit('mutation')
  }

  const signIn = async (input: SignInInput) => goOn((await send<SignInMutation>(signInDocument, { input })).signIn)
  const signInWithPasskey = async (passkeys: Passkeys) => goOn(await passkeys.signInWithPasskey())

  if (!signedOut) return null
  const { pathname, search } = window.location
  return (
    <SignInAgain onSignIn={signIn} onPasskey={signInWithPasskey} signInPage={signInPath(login, pathname + search)} />
  )
}
