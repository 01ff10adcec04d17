import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { DeleteAttendanceDocument } from './register.generated.ts'
import { type Entry, inWords, type RegisterRow, valuesOf } from './rows.ts'

/** Asks before a record goes. */
export function DeleteRecord({ row, entry, onClose }: { row: RegisterRow; entry: Entry; onClose: () => void }) {
  const [remove, { loading }] = useMutation(DeleteAttendanceDocument)
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
      title="Are you sure you want to delete this attendance record?"
      text={`${row.name}: ${inWords(valuesOf(entry))}`}
      confirmLabel="Delete record"
      onConfirm={() => void confirm()}
      onCancel={onClose}
      pending={loading}
      pendingLabel="Deleting..."
    />
  )
}
