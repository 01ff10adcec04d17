import { Button } from '#web/ui/Button/Button.tsx'
import { nameOf, type StaffRow } from './staffDay.ts'

/** Marks a colleague's day, or edits what is recorded: there is one record a person and day. */
export function MarkButton({ row, onMark }: { row: StaffRow; onMark: (row: StaffRow) => void }) {
  return row.attendance ? (
    <Button size="small" onClick={() => onMark(row)} aria-label={`Edit attendance of ${nameOf(row)}`}>
      Edit
    </Button>
  ) : (
    <Button size="small" onClick={() => onMark(row)} aria-label={`Mark Attendance of ${nameOf(row)}`}>
      Mark Attendance
    </Button>
  )
}
