import { useState } from 'react'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice, Problem } from '#web/ui/Notice/Notice.tsx'
import { AccountShell } from '../AccountShell.tsx'
import { serverText } from '../SubmitButton.tsx'
import stopDocument from './stopEmailChange.graphql?raw'

export function Component() {
  const { frame, search } = usePage()
  const stop = () => send(stopDocument, { token: new URLSearchParams(search).get('token') ?? '' })

  return (
    <>
      <Head title="Stop the e-mail address change" noindex />
      <StopEmailChangePage centre={frame.centre} onStop={stop} />
    </>
  )
}

interface StopEmailChangePageProps {
  centre: { name: string; tagline: string }
  onStop: () => Promise<unknown>
}

/** Where the link leads that the address before gets when somebody asks for another one. It takes a press, as programs follow links too. */
export function StopEmailChangePage({ centre, onStop }: StopEmailChangePageProps) {
  const [state, setState] = useState<'asked' | 'pending' | 'stopped'>('asked')
  const [problem, setProblem] = useState('')

  async function stop() {
    setState('pending')
    setProblem('')
    try {
      await onStop()
      setState('stopped')
    } catch (error) {
      setProblem(serverText(error) || 'The change could not be stopped. Please try again, or call us.')
      setState('asked')
    }
  }

  if (state === 'stopped') {
    return (
      <AccountShell centre={centre} title="The change was stopped" lead="Nobody else can sign in with your account.">
        <Notice tone="good" live>
          Your previous address has been restored. The account has been signed out everywhere, and its password no
          longer works because somebody else knows it. We have sent you an e-mail to choose a new one.
        </Notice>
        <ButtonLink tone="primary" wide to={paths.forgotPassword}>
          Choose a new password
        </ButtonLink>
      </AccountShell>
    )
  }
  return (
    <AccountShell
      centre={centre}
      title="Stop the e-mail address change"
      lead="If you did not ask for a new e-mail address, stop the change here. You will be signed out everywhere."
    >
      <Problem>{problem}</Problem>
      <Button tone="primary" wide onClick={stop} pending={state === 'pending'} pendingLabel="Stopping...">
        Stop the change
      </Button>
    </AccountShell>
  )
}
