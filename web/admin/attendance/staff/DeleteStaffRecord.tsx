import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { DeleteStaffAttendanceDocument } from './staff.generated.ts'
import { nameOf, type StaffEntry, type StaffRow, staffEntryInWords } from './staffDay.ts'

interface DeleteStaffRecordProps {
  staff: StaffRow
  entry: StaffEntry
  onClose: () => void
}

/** Asks before a record goes. */
export function DeleteStaffRecord({ staff, entry, onClose }: DeleteStaffRecordProps) {
  const [remove] = useMutation(DeleteStaffAttendanceDocument)
  return (
    <DeleteQuestion
      what="staff attendance record"
      text={`${nameOf(staff)}: ${staffEntryInWords(entry)}`}
      confirmLabel="Delete record"
      deleted="Attendance deleted successfully"
      remove={() => remove({ variables: { id: entry.id, version: entry.version } })}
      onClose={onClose}
    />
  )
}
