import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { lateModule } from '#web/ui/late.tsx'
import type { ClassFormProps, EditedClass } from './ClassForm.tsx'
import { DeleteClassDocument } from './classrooms.generated.ts'
import { useReopenClass } from './useReopenClass.ts'

const ClassForm = lateModule(() => import('./ClassForm.tsx')).part((module) => module.ClassForm)
const ClosedClassesDialog = lateModule(() => import('./ClosedClassesDialog.tsx')).part(
  (module) => module.ClosedClassesDialog,
)

function DeleteClass({ room, onClose }: { room: EditedClass; onClose: (isDeleted: boolean) => void }) {
  const [remove] = useMutation(DeleteClassDocument)
  const reopen = useReopenClass()
  return (
    <DeleteQuestion
      what="class"
      text={`${room.name} leaves every list. A class with children in it cannot be deleted.`}
      remove={() => remove({ variables: { id: room.id } })}
      restore={() => reopen(room)}
      restored={null}
      onClose={onClose}
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
        <DeleteClass
          room={opened.room}
          onClose={(isDeleted) => {
            close()
            if (isDeleted) onDeleted?.()
          }}
        />
      )}
    </>
  )
  return { actions, dialog }
}
