import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import type { ClassFormProps, EditedClass } from './ClassForm.tsx'
import { DeleteClassDocument } from './classrooms.generated.ts'
import { useReopenClass } from './useReopenClass.ts'

const ClassForm = lateModule(() => import('./ClassForm.tsx')).part((module) => module.ClassForm)
const ClosedClassesDialog = lateModule(() => import('./ClosedClassesDialog.tsx')).part(
  (module) => module.ClosedClassesDialog,
)

function DeleteQuestion({ room, onDone }: { room: EditedClass; onDone: (deleted: boolean) => void }) {
  const [remove, { loading }] = useMutation(DeleteClassDocument)
  const reopen = useReopenClass()
  async function confirm() {
    try {
      await remove({ variables: { id: room.id } })
      toast({ title: 'Class deleted successfully', action: { label: 'Undo', onPress: () => void reopen(room) } })
      onDone(true)
    } catch (error) {
      onDone(false)
      tellFailure('Failed to delete class', error)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this class?"
      text={`${room.name} leaves every list. A class with children in it cannot be deleted.`}
      confirmLabel="Delete class"
      pending={loading}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={() => onDone(false)}
    />
  )
}

/** The dialogs about one class, and what opens them. */
export function useClassDialogs(programs: ClassFormProps['programs'], onDeleted?: () => void) {
  const [opened, setOpened] = useState<
    { kind: 'add' | 'closed' } | { kind: 'edit' | 'delete'; room: EditedClass } | null
  >(null)
  const close = () => setOpened(null)
  const actions = {
    onAdd: () => setOpened({ kind: 'add' }),
    onEdit: (room: EditedClass) => setOpened({ kind: 'edit', room }),
    onDelete: (room: EditedClass) => setOpened({ kind: 'delete', room }),
    onClosed: () => setOpened({ kind: 'closed' }),
  }
  const dialog = (
    <>
      {opened?.kind === 'add' && <ClassForm room={null} programs={programs} onClose={close} />}
      {opened?.kind === 'closed' && <ClosedClassesDialog onClose={close} />}
      {opened?.kind === 'edit' && <ClassForm room={opened.room} programs={programs} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteQuestion
          room={opened.room}
          onDone={(deleted) => {
            close()
            if (deleted) onDeleted?.()
          }}
        />
      )}
    </>
  )
  return { actions, dialog }
}
