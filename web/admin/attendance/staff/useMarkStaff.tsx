import { type ReactNode, useState } from 'react'
import { lateModule } from '#web/ui/late.tsx'
import { useClosedQuestion } from '../parts/useClosedQuestion.tsx'
import { countsOf, type StaffRow } from './staffDay.ts'

const StaffAttendanceDialog = lateModule(() => import('./StaffAttendanceDialog.tsx')).part(
  (module) => module.StaffAttendanceDialog,
)

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
