import { useMutation } from '@apollo/client/react'
import { Check, CheckCheck, Clock, Ellipsis, Eraser, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { type AttendanceStatus, type MarkedValues, nothing } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../Attendance.css.ts'
import { DeleteAttendanceDocument } from '../attendance.generated.ts'
import { useClosedQuestion } from '../parts/useClosedQuestion.tsx'
import { registerDialogs } from './lazyDialogs.ts'
import { focusFirstChild, RegisterTable } from './RegisterTable.tsx'
import {
  allPresent,
  collected,
  departureProblem,
  countsOf,
  type Entry,
  formatMark,
  markOf,
  pressed,
  type RegisterClass,
  type RegisterRow,
  valuesOf,
} from './rows.ts'
import type { useMarks } from './useMarks.ts'
import { Conflicts, conflictsOf, Connection } from './Waiting.tsx'

/** Asks before a record goes. */
export function DeleteRecord({ row, entry, onClose }: { row: RegisterRow; entry: Entry; onClose: () => void }) {
  const [remove] = useMutation(DeleteAttendanceDocument)
  return (
    <DeleteQuestion
      what="attendance record"
      text={`${row.name}: ${formatMark(valuesOf(entry))}`}
      confirmLabel="Delete record"
      deleted="Attendance deleted successfully"
      remove={() => remove({ variables: { id: entry.id, version: entry.version } })}
      onClose={onClose}
    />
  )
}

const RecordDialog = registerDialogs.component('RecordDialog')
const EmergencyCardDialog = registerDialogs.component('EmergencyCardDialog')

interface ClassRegisterProps {
  date: string
  /** Why the centre is closed that day, in words; null when it is open. */
  closed: string | null
  shown: RegisterClass
  rows: readonly RegisterRow[]
  marks: ReturnType<typeof useMarks>
  /** Without a server: marks alone, no forms. */
  marksOnly?: boolean
  /** What else can be done with this day. */
  menuItems?: ReactNode
}

const aheadText = 'This day is in the future. Only an absence can be recorded.'

function savingText(sending: boolean, marksOnly: boolean) {
  if (marksOnly) return 'Stored on this device.'
  return sending ? 'Saving...' : 'Saved as you go.'
}

/** The register of a class on a day: mark all present, then the exceptions. Saved as you go. */
export function ClassRegister({ date, closed, shown, rows, marks, marksOnly = false, menuItems }: ClassRegisterProps) {
  const [editing, setEditing] = useState<RegisterRow | null>(null)
  const [deleting, setDeleting] = useState<{ row: RegisterRow; entry: Entry } | null>(null)
  const [calling, setCalling] = useState<RegisterRow | null>(null)
  const [clearing, setClearing] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const { queue } = marks
  const counts = countsOf(rows)
  const open = allPresent(rows)
  const marked = rows.filter(({ values }) => values.status !== null)
  const held = marked.length > 0
  const { ask, question } = useClosedQuestion({ date, closed, held })

  const mark = (row: RegisterRow, values: MarkedValues) => ask(() => queue.put([markOf(row, date, values)]))
  // what rows said before they were marked absent: a slip takes nothing away for good
  const beforeAbsent = useRef(new Map<string, MarkedValues>())
  const isAhead = date > todayInJohannesburg()
  const onStatus = (row: RegisterRow, status: AttendanceStatus) => {
    if (row.values.status === status) return
    if (isAhead && status !== 'absent') {
      toast({ tone: 'danger', title: 'Error', text: `Failed to add attendance. ${aheadText}` })
      return
    }
    const key = `${date}/${row.childId}`
    if (status === 'absent') beforeAbsent.current.set(key, row.values)
    mark(row, pressed(row, status, date, new Date(), beforeAbsent.current.get(key)))
  }
  const onCollector = (row: RegisterRow, collectedBy: string | null) => {
    const problem = collectedBy && departureProblem(row, date)
    if (problem) toast({ tone: 'danger', title: 'Error', text: problem })
    else mark(row, collected(row, collectedBy, date))
  }
  const onDelete = (row: RegisterRow) => {
    if (row.entry && !marksOnly) setDeleting({ row, entry: row.entry })
    else mark(row, nothing)
  }
  return (
    <>
      <Connection state={marks} onRetry={() => void queue.flush()} />
      <Conflicts conflicts={conflictsOf(rows, marks.items)} onResolve={(key, whose) => queue.resolve(key, whose)} />
      {isAhead && <Notice tone="info">{aheadText}</Notice>}
      <Panel
        padded={false}
        title={
          <>
            {shown.name} <span className={styles.ages}>{shown.ageGroup}</span>
          </>
        }
        aside={
          <div className={styles.head}>
            <div className={held ? styles.counts : styles.noCounts}>
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
            </div>
            <div className={styles.actions}>
              <Button
                size="small"
                tone="primary"
                icon={CheckCheck}
                aria-disabled={open.length === 0 || isAhead}
                title={isAhead ? aheadText : open.length === 0 ? 'All marked' : undefined}
                onClick={({ detail }) => {
                  if (isAhead) return
                  ask(() => queue.put(open.map(({ row, values }) => markOf(row, date, values))))
                  // pressed by a key: the exceptions come next
                  if (detail === 0) focusFirstChild(table.current)
                }}
              >
                Mark all present
              </Button>
              {(held || menuItems) && (
                <Menu button={<IconButton icon={Ellipsis} label="More for this day" />} label="This day">
                  {menuItems}
                  {menuItems && held && <MenuSeparator />}
                  {held && (
                    <MenuItem icon={Eraser} danger onSelect={() => setClearing(true)}>
                      Clear this day
                    </MenuItem>
                  )}
                </Menu>
              )}
            </div>
          </div>
        }
      >
        <RegisterTable
          // what was typed and refused belongs to its day
          key={date}
          label={`Register of ${shown.name}`}
          ref={table}
          rows={rows}
          onStatus={onStatus}
          onValues={(row, change) => mark(row, { ...row.values, ...change })}
          onCollector={onCollector}
          onEdit={marksOnly ? null : (row) => ask(() => setEditing(row))}
          onCall={marksOnly ? null : setCalling}
          onDelete={onDelete}
        />
      </Panel>
      <p className={styles.keys}>
        <kbd className={styles.key}>P</kbd> present, <kbd className={styles.key}>L</kbd> late,{' '}
        <kbd className={styles.key}>A</kbd> absent, arrow keys move between children.{' '}
        <span role="status">{savingText(marks.sending, marksOnly)}</span>
      </p>
      {question}
      <ConfirmDialog
        open={clearing}
        title={`Clear this day of ${shown.name}?`}
        text={`${marked.length === 1 ? 'One mark' : `${marked.length} marks`} will be deleted, along with times, collectors and notes. You can undo it for half a minute.`}
        confirmLabel="Clear this day"
        danger
        onConfirm={() => {
          queue.put(marked.map((row) => markOf(row, date, nothing)))
          setClearing(false)
        }}
        onCancel={() => setClearing(false)}
      />
      {editing && <RecordDialog row={editing} date={date} onClose={() => setEditing(null)} />}
      {calling && (
        <EmergencyCardDialog childId={calling.childId} name={calling.name} onClose={() => setCalling(null)} />
      )}
      {deleting && <DeleteRecord {...deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
