import { useState } from 'react'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice, Problem } from '#web/ui/Notice/Notice.tsx'
import { AccountShell } from '../AccountShell.tsx'
import { serverText } from '../SubmitButton.tsx'
import type { ConfirmEmailMutation } from './confirmEmail.generated.ts'
import confirmDocument from './confirmEmail.graphql?raw'

export function Component() {
  const { frame, pathname, search } = usePage()

  async function confirm() {
    const token = new URLSearchParams(search).get('token') ?? ''
    const { confirmEmail } = await send<ConfirmEmailMutation>(confirmDocument, { token })
    return confirmEmail.email
  }

  return (
    <>
      <Head title="Confirm your address" noindex />
      <ConfirmEmailPage
        centre={frame.centre}
        signIn={frame.viewer ? null : signInPath('/parent-login', pathname + search)}
        onConfirm={confirm}
      />
    </>
  )
}

interface ConfirmEmailPageProps {
  centre: { name: string; tagline: string }
  /** Where a guest signs in first, and comes back from: the address of an account is confirmed by its owner. */
  signIn: string | null
  /** @returns the address that counts from now on */
  onConfirm: () => Promise<string>
}

/** Where the link to a new address leads. It takes a press: programs that look into e-mails follow links too. */
export function ConfirmEmailPage({ centre, signIn, onConfirm }: ConfirmEmailPageProps) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    setProblem('')
    try {
      setEmail(await onConfirm())
    } catch (error) {
      setProblem(serverText(error) || 'The address could not be confirmed. Please try again.')
    }
    setPending(false)
  }

  if (email) {
    return (
      <AccountShell centre={centre} title="Your address has been confirmed" lead="We will use it from now on.">
        <Notice tone="good" live>
          Your account's e-mail address is now {email}.
        </Notice>
        <ButtonLink tone="primary" wide to={paths.account}>
          Go to my account
        </ButtonLink>
      </AccountShell>
    )
  }
  if (signIn) {
    return (
      <AccountShell
        centre={centre}
        title="Confirm your address"
        lead="Sign in to the account whose e-mail address is changing. If it is not your account, close this page, and nothing will change."
      >
        <ButtonLink tone="primary" wide to={signIn}>
          Sign in
        </ButtonLink>
      </AccountShell>
    )
  }
  return (
    <AccountShell centre={centre} title="Confirm your address" lead="We will use this address from now on.">
      <Problem>{problem}</Problem>
      <Button tone="primary" wide onClick={confirm} pending={pending} pendingLabel="Confirming...">
        Confirm my new address
      </Button>
    </AccountShell>
  )
}
