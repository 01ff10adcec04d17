import { useMutation } from '@apollo/client/react'
import { Check, CheckCheck, Clock, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AttendanceStatus, MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import type { NewMark, WaitingMark } from '#web/shared/attendance/mark.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../Attendance.css.ts'
import { DeleteAttendanceDocument } from '../attendance.generated.ts'
import { useClosedQuestion } from '../parts/useClosedQuestion.tsx'
import type { QueueState } from '../queue/MarkQueue.ts'
import { focusFirstChild, RegisterTable } from './RegisterTable.tsx'
import {
  allPresent,
  collected,
  countsOf,
  type Entry,
  inWords,
  pressed,
  type RegisterClass,
  type RegisterRow,
  valuesOf,
} from './rows.ts'
import type { useMarks } from './useMarks.ts'

/** Asks before a record goes. */
function DeleteRecord({ row, entry, onClose }: { row: RegisterRow; entry: Entry; onClose: () => void }) {
  const [remove] = useMutation(DeleteAttendanceDocument)
  return (
    <DeleteQuestion
      what="attendance record"
      text={`${row.name}: ${inWords(valuesOf(entry))}`}
      confirmLabel="Delete record"
      deleted="Attendance deleted successfully"
      remove={() => remove({ variables: { id: entry.id, version: entry.version } })}
      onClose={onClose}
    />
  )
}

const RecordDialog = lateModule(() => import('./RecordDialog.tsx')).part((module) => module.RecordDialog)

interface ClassRegisterProps {
  date: string
  /** Why the centre is closed that day, in words; null when it is open. */
  closed: string | null
  shown: RegisterClass
  rows: readonly RegisterRow[]
  marks: ReturnType<typeof useMarks>
  /** Without a server: marks alone, no forms. */
  marksOnly?: boolean
}

/** What a new mark of a row rests on. */
const markOf = (row: RegisterRow, date: string, values: MarkedValues): NewMark => ({
  date,
  childId: row.childId,
  values,
  version: row.entry?.version ?? null,
  before: row.entry ? valuesOf(row.entry) : null,
})

const aheadInWords = 'This day has not come yet. Until then only an absence can be recorded.'

function savingInWords(sending: boolean, marksOnly: boolean) {
  if (marksOnly) return 'Kept on this device.'
  return sending ? 'Saving...' : 'Saved as you go.'
}

/** The register of a class on a day: mark all present, then the exceptions. Saved as you go. */
export function ClassRegister({ date, closed, shown, rows, marks, marksOnly = false }: ClassRegisterProps) {
  const [editing, setEditing] = useState<RegisterRow | null>(null)
  const [deleting, setDeleting] = useState<{ row: RegisterRow; entry: Entry } | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const { queue } = marks
  const counts = countsOf(rows)
  const open = allPresent(rows)
  const held = counts.open < rows.length
  const { ask, question } = useClosedQuestion({ date, closed, held })

  const mark = (row: RegisterRow, values: MarkedValues) => ask(() => queue.put([markOf(row, date, values)]))
  // what rows said before they were marked absent: a slip takes nothing away for good
  const beforeAbsent = useRef(new Map<string, MarkedValues>())
  const isAhead = date > todayInJohannesburg()
  const onStatus = (row: RegisterRow, status: AttendanceStatus) => {
    if (row.values.status === status) return
    if (isAhead && status !== 'absent') {
      toast({ tone: 'danger', title: 'Error', text: `Failed to add attendance. ${aheadInWords}` })
      return
    }
    const key = `${date}/${row.childId}`
    if (status === 'absent') beforeAbsent.current.set(key, row.values)
    mark(row, pressed(row, status, date, new Date(), beforeAbsent.current.get(key)))
  }
  const onDelete = (row: RegisterRow) => {
    if (row.entry && !marksOnly) setDeleting({ row, entry: row.entry })
    else mark(row, { status: null, timeIn: null, timeOut: null, notes: null, collectedBy: null })
  }
  return (
    <>
      <Connection state={marks} onRetry={() => void queue.flush()} />
      <Conflicts rows={rows} onResolve={({ key }, whose) => queue.resolve(key, whose)} />
      {isAhead && <Notice tone="info">{aheadInWords}</Notice>}
      <Panel
        padded={false}
        title={
          <>
            {shown.name} <span className={styles.ages}>{shown.ageGroup}</span>
          </>
        }
        aside={
          <div className={styles.head}>
            <Badge tone="good" icon={Check}>
              {counts.present} present
            </Badge>
            <Badge tone="warning" icon={Clock}>
              {counts.late} late
            </Badge>
            <Badge tone="danger" icon={X}>
              {counts.absent} absent
            </Badge>
            {counts.open > 0 && (closed === null || held) && <Badge>{counts.open} not marked</Badge>}
            <Button
              size="small"
              tone="primary"
              icon={CheckCheck}
              aria-disabled={open.length === 0 || isAhead}
              title={isAhead ? aheadInWords : open.length === 0 ? 'Everybody is marked' : undefined}
              onClick={({ detail }) => {
                if (isAhead) return
                ask(() => queue.put(open.map(({ row, values }) => markOf(row, date, values))))
                // pressed by a key: the exceptions come next
                if (detail === 0) focusFirstChild(table.current)
              }}
            >
              Mark all present
            </Button>
          </div>
        }
      >
        <RegisterTable
          label={`Register of ${shown.name}`}
          ref={table}
          rows={rows}
          onStatus={onStatus}
          onValues={(row, change) => mark(row, { ...row.values, ...change })}
          onCollector={(row, collectedBy) => mark(row, collected(row, collectedBy, date))}
          onEdit={marksOnly ? null : (row) => ask(() => setEditing(row))}
          onDelete={onDelete}
        />
      </Panel>
      <p className={styles.keys}>
        <kbd className={styles.key}>P</kbd> present, <kbd className={styles.key}>L</kbd> late,{' '}
        <kbd className={styles.key}>A</kbd> absent, arrow keys move between children.{' '}
        <span role="status">{savingInWords(marks.sending, marksOnly)}</span>
      </p>
      {question}
      {editing && <RecordDialog row={editing} date={date} onClose={() => setEditing(null)} />}
      {deleting && <DeleteRecord {...deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

const marksInWords = (count: number) => (count === 1 ? 'One mark waits' : `${count} marks wait`)

/** Says that marks wait on this device, and why. Nothing while all is well. */
function Connection({ state, onRetry }: { state: QueueState; onRetry: () => void }) {
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
          <ButtonLink to={signInPath(paths.adminLogin, paths.adminSection('attendance'))} size="small">
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

/** Marks that somebody else was faster with: what both said stands beside each other, and a person decides. */
function Conflicts({ rows, onResolve }: ConflictsProps) {
  const refused = rows.filter((row) => row.waiting?.refused)
  if (refused.length === 0) return null
  return (
    <Notice tone="danger" title="Please look at this again" live>
      <ul className={styles.conflicts}>
        {refused.map(({ childId, name, waiting }) => {
          if (!waiting?.refused) return null
          const { there, message } = waiting.refused
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
