import { useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AccountShell } from './AccountShell.tsx'
import { form } from './AccountShell.css.ts'
import { serverText } from './refusal.ts'

export interface ConnectChildPageProps {
  centre: { name: string; tagline: string }
  viewer: { firstName: string; lastName: string; email: string }
  childFirstName: string
  onConnect: () => Promise<void>
}

/** An invitation opened by somebody who is signed in: it is accepted by a press, never by following a link alone. */
export function ConnectChildPage({ centre, viewer, childFirstName, onConnect }: ConnectChildPageProps) {
  const [connecting, setConnecting] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function connect() {
    setConnecting(true)
    setFailure(null)
    try {
      await onConnect()
    } catch (error) {
      const text = serverText(error) || 'The invitation could not be accepted. Please try again.'
      setFailure(error)
      toast({ tone: 'danger', title: 'Error', text })
      setConnecting(false)
    }
  }

  return (
    <AccountShell
      centre={centre}
      title={`See ${childFirstName}'s day`}
      lead={`You are signed in as ${viewer.firstName} ${viewer.lastName} (${viewer.email}).`}
    >
      <div className={form}>
        <SendProblem error={failure} what={`${childFirstName} is not connected yet.`} />
        <Button tone="primary" wide onClick={connect} pending={connecting} pendingLabel="Connecting...">
          Connect {childFirstName} with my account
        </Button>
        <ButtonLink tone="quiet" wide to={paths.parentDashboard}>
          Not now
        </ButtonLink>
      </div>
    </AccountShell>
  )
}
