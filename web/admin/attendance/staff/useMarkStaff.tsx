import { CalendarOff, Check, Clock, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { StatCard } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { useClosedQuestion } from '../parts/useClosedQuestion.tsx'
import { staffDialogs } from './lazyDialogs.ts'
import { countsOf, nameOf, type StaffRow } from './staffDay.ts'

const StaffAttendanceDialog = staffDialogs.component('StaffAttendanceDialog')

interface StaffOnDay {
  date: string
  /** Why the centre is closed that day, in words; null when it is open. */
  closed: string | null
  rows: readonly StaffRow[]
  /** Introduces a failure. */
  failed: string
}

/** Marks a colleague's day in a dialog, after a question when the centre is closed on it. */
export function useMarkStaff({ date, closed, rows, failed }: StaffOnDay): {
  mark: (row: StaffRow) => void
  /** Asks before anything is recorded on a day on which the centre is closed. */
  ask: (record: () => void) => void
  dialogs: ReactNode
} {
  const [marking, setMarking] = useState<StaffRow | null>(null)
  const { ask, question } = useClosedQuestion({ date, closed, held: countsOf(rows).open < rows.length })
  return {
    mark: (row) => ask(() => setMarking(row)),
    ask,
    dialogs: (
      <>
        {question}
        {marking && (
          <StaffAttendanceDialog staff={marking} date={date} failed={failed} onClose={() => setMarking(null)} />
        )}
      </>
    ),
  }
}

/** How many of the staff are in on a day: the four counts of the specification. */
export function StaffCounts({ rows }: { rows: readonly StaffRow[] }) {
  const counts = countsOf(rows)
  return (
    <Grid columnsOf={150}>
      <StatCard label="Present" value={counts.present} icon={Check} tone="leaf" />
      <StatCard label="Absent" value={counts.absent} icon={X} tone="coral" />
      <StatCard label="Late" value={counts.late} icon={Clock} tone="marigold" />
      <StatCard label="On Leave" value={counts.onLeave} icon={CalendarOff} tone="sky" />
    </Grid>
  )
}

/** Marks a colleague's day, or edits what is recorded: there is one record a person and day. */
export function MarkButton({ row, onMark }: { row: StaffRow; onMark: (row: StaffRow) => void }) {
  return row.attendance ? (
    <Button size="small" onClick={() => onMark(row)} aria-label={`Edit ${nameOf(row)}'s attendance`}>
      Edit
    </Button>
  ) : (
    <Button size="small" onClick={() => onMark(row)} aria-label={`Mark Attendance for ${nameOf(row)}`}>
      Mark Attendance
    </Button>
  )
}
