import { useState } from 'react'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { serverText } from '../SubmitButton.tsx'
import * as styles from './Account.css.ts'
import type { AccountActions, OwnSession } from './accountActions.ts'

/** `today at 08:15`, `10 November 2026 at 08:15`: a moment as the centre's clock has it. */
export function formatDayAndTime(moment: string, today: string): string {
  const at = new Date(moment)
  const date = todayInJohannesburg(at)
  return `${date === today ? 'today' : formatDate(date)} at ${timeInJohannesburg(at)}`
}

interface SessionsPartProps extends Pick<AccountActions, 'onEndSession' | 'onSignOutEverywhere'> {
  sessions: readonly OwnSession[]
  today: string
}

export function SessionsPart({ sessions, today, onEndSession, onSignOutEverywhere }: SessionsPartProps) {
  const [ending, setEnding] = useState('')
  const [asking, setAsking] = useState(false)

  async function tryTo(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast({ tone: 'danger', title: 'Error', text: serverText(error) || 'You are still signed in there. Try again.' })
    }
    setEnding('')
  }
  const end = ({ id, device }: OwnSession) => {
    setEnding(id)
    void tryTo(async () => {
      await onEndSession(id)
      toast({ title: `Signed out on ${device}` })
    })
  }

  return (
    <Panel title="Where you are signed in">
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <Text weight="strong">
                {session.device} {session.isCurrent && <Badge tone="good">This device</Badge>}
              </Text>
              <Text size="small" tone="muted">
                Last used {formatDayAndTime(session.lastSeenAt, today)}, signed in{' '}
                {formatDayAndTime(session.createdAt, today)}
              </Text>
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                pending={ending === session.id}
                pendingLabel="Signing out..."
                aria-label={`Sign out on ${session.device}, last used ${formatDayAndTime(session.lastSeenAt, today)}`}
                onClick={() => end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.everywhere}>
        <Button size="small" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        text="You will be signed out on every device, including this one. Your passkeys, calendar address and tablet PIN will also stop working."
        confirmLabel="Sign out everywhere"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void tryTo(onSignOutEverywhere)
        }}
        danger
      />
    </Panel>
  )
}
