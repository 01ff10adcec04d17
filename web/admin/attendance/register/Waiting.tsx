import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import type { WaitingMark } from '#web/shared/attendance/mark.ts'
import type { QueueState } from '#web/shared/queue/SendQueue.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import * as styles from '../Attendance.css.ts'
import { formatMark, type RegisterRow } from './rows.ts'

const formatMarks = (count: number) => (count === 1 ? '1 mark not sent yet' : `${count} marks not sent yet`)

/** Shows how many marks have not been sent yet, and why; nothing while connected. */
export function Connection({ state, onRetry }: { state: QueueState<WaitingMark>; onRetry: () => void }) {
  const waiting = [...state.items.values()].filter((mark) => !mark.refused).length
  if (state.connection === 'fine' || waiting === 0) return null
  const signedOut = state.connection === 'signed_out'
  return (
    <Notice tone="warning" title={signedOut ? 'You are signed out' : 'No connection'} live>
      <div className={styles.conflict}>
        <span>
          {formatMarks(waiting)}. {waiting === 1 ? 'It' : 'They'} will be sent when{' '}
          {signedOut ? 'you sign in again.' : 'you are back online. You can continue marking.'}
          {!state.isStored && ' This browser cannot store them, so do not close this page until then.'}
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

type Entry = MarkedValues & { version: number }

/** Something that the server refused, in words. */
export interface Conflict {
  key: string
  /** Whom or what it is about. */
  name: string
  /** `you marked Present, in 07:40` */
  said: string
  /** What somebody else has recorded meanwhile; null where it was refused for another reason. */
  there: Entry | null
  message: string
}

/** Refused for another reason where the entry is the one that the mark is based on. */
export const conflictOf = (
  { version }: { version: number | null },
  { message, there }: { message: string; there: Entry | null },
) => ({ message, there: there?.version === version ? null : there })

/** What is said of a refused mark of a child on no list that is shown. The device stores no names; the office finds the reference. */
export const unlisted = (childId: number, message: string) => ({
  name: `Child ${referenceOf(childId)}`,
  message: `${message} If it is right, ask the office to enter it.`,
})

/** @param name of a child on the list that is shown, by which its mark is of the day that is shown */
function toConflicts({ key, childId, date, values, version, refused }: WaitingMark, name?: string): Conflict[] {
  if (!refused) return []
  const said = `you marked ${formatMark(values)}`
  const conflict = { key, ...conflictOf({ version }, refused) }
  if (name !== undefined) return [{ ...conflict, name, said }]
  return [{ ...conflict, said: `${said} (${formatDate(date)})`, ...unlisted(childId, refused.message) }]
}

/**
 * The refused marks of the rows, then those of children and days that are not shown: nothing else tells somebody who
 * teaches the class no more that what was recorded in it without a connection came too late.
 */
export function conflictsOf(rows: readonly RegisterRow[], marks: ReadonlyMap<string, WaitingMark>): Conflict[] {
  const shown = rows.flatMap(({ name, waiting }) => (waiting ? toConflicts(waiting, name) : []))
  const others = [...marks.values()]
    .filter(({ key }) => !rows.some(({ waiting }) => waiting?.key === key))
    .flatMap((mark) => toConflicts(mark))
  return [...shown, ...others]
}

interface ConflictsProps {
  conflicts: readonly Conflict[]
  onResolve: (key: string, whose: 'ours' | 'theirs') => void
}

/** Conflicts: children whom somebody else has marked meanwhile. Both marks are shown, and the user chooses. */
export function Conflicts({ conflicts, onResolve }: ConflictsProps) {
  if (conflicts.length === 0) return null
  return (
    <Notice tone="danger" title="Please check this again" live>
      <ul className={styles.conflicts}>
        {conflicts.map(({ key, name, said, there, message }) => (
          <li key={key} className={styles.conflict}>
            <span>
              <strong>{name}</strong>: {said}.{' '}
              {there ? `Somebody else has recorded ${formatMark(there)} in the meantime.` : message}
            </span>
            <span className={styles.answers}>
              <Button size="small" onClick={() => onResolve(key, 'ours')} aria-label={`Keep mine: ${name}`}>
                Keep mine
              </Button>
              <Button
                size="small"
                onClick={() => onResolve(key, 'theirs')}
                aria-label={`${there ? 'Keep theirs' : 'Discard mine'}: ${name}`}
              >
                {there ? 'Keep theirs' : 'Discard mine'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
