import { paths, signInPath } from '#web/app/paths.ts'
import type { WaitingMark } from '#web/shared/attendance/mark.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import * as styles from '../Attendance.css.ts'
import type { QueueState } from '../queue/MarkQueue.ts'
import { inWords, type RegisterRow } from './rows.ts'

const marksInWords = (count: number) => (count === 1 ? 'One mark waits' : `${count} marks wait`)

/** Says that marks wait on this device, and why. Nothing while all is well. */
export function Connection({ state, onRetry }: { state: QueueState; onRetry: () => void }) {
  const waiting = [...state.marks.values()].filter((mark) => !mark.refused).length
  if (state.connection === 'fine' || waiting === 0) return null
  const signedOut = state.connection === 'signed_out'
  return (
    <Notice tone="warning" title={signedOut ? 'You are signed out' : 'No connection'} live>
      <div className={styles.conflict}>
        <span>
          {marksInWords(waiting)} on this device, and {waiting === 1 ? 'is' : 'are'} sent when{' '}
          {signedOut ? 'you have signed in again.' : 'the connection returns. You can go on marking.'}
        </span>
        {signedOut ? (
          <ButtonLink to={signInPath(paths.adminLogin, window.location.pathname + window.location.search)} size="small">
            Sign in
          </ButtonLink>
        ) : (
          <Button size="small" onClick={onRetry} pending={state.sending} pendingLabel="Sending...">
            Send now
          </Button>
        )}
      </div>
    </Notice>
  )
}

interface ConflictsProps {
  rows: readonly RegisterRow[]
  onResolve: (mark: WaitingMark, whose: 'ours' | 'theirs') => void
}

/** Conflicts: children whom somebody else has marked meanwhile. Both marks are shown, and the user chooses. */
export function Conflicts({ rows, onResolve }: ConflictsProps) {
  const refused = rows.filter((row) => row.waiting?.refused)
  if (refused.length === 0) return null
  return (
    <Notice tone="danger" title="Please look at this again" live>
      <ul className={styles.conflicts}>
        {refused.map(({ childId, name, waiting }) => {
          if (!waiting?.refused) return null
          const { message } = waiting.refused
          // refused for another reason where the entry is the one that the mark is based on
          const there = waiting.refused.there?.version === waiting.version ? null : waiting.refused.there
          return (
            <li key={childId} className={styles.conflict}>
              <span>
                <strong>{name}</strong>: you marked {inWords(waiting.values)}.{' '}
                {there ? `Somebody else recorded ${inWords(there)} meanwhile.` : message}
              </span>
              <span className={styles.answers}>
                <Button size="small" onClick={() => onResolve(waiting, 'ours')} aria-label={`Keep mine: ${name}`}>
                  Keep mine
                </Button>
                <Button
                  size="small"
                  onClick={() => onResolve(waiting, 'theirs')}
                  aria-label={`${there ? 'Keep theirs' : 'Let it go'}: ${name}`}
                >
                  {there ? 'Keep theirs' : 'Let it go'}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
