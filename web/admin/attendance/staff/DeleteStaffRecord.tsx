import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { DeleteStaffAttendanceDocument } from './staff.generated.ts'
import { nameOf, type StaffEntry, type StaffRow, staffEntryInWords } from './staffDay.ts'

/** Asks before a record goes. */
export function DeleteStaffRecord({
  staff,
  entry,
  onClose,
}: {
  staff: StaffRow
  entry: StaffEntry
  onClose: () => void
}) {
  const [remove, { loading }] = useMutation(DeleteStaffAttendanceDocument)
  async function confirm() {
    try {
      await remove({ variables: { id: entry.id, version: entry.version } })
    } catch (error) {
      toast({ tone: 'danger', title: 'Error', text: failureOf(error).message })
      onClose()
      return
    }
    toast({ title: 'Attendance deleted successfully' })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this staff attendance record?"
      text={`${nameOf(staff)}: ${staffEntryInWords(entry)}`}
      confirmLabel="Delete record"
      onConfirm={() => void confirm()}
      onCancel={onClose}
      pending={loading}
      pendingLabel="Deleting..."
    />
  )
}
