import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { DeleteAttendanceDocument } from './register.generated.ts'
import { type Entry, inWords, type RegisterRow, valuesOf } from './rows.ts'

/** Asks before a record goes. */
export function DeleteRecord({ row, entry, onClose }: { row: RegisterRow; entry: Entry; onClose: () => void }) {
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
