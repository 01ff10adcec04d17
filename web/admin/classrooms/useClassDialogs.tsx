import { useMutation, useQuery } from '@apollo/client/react'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { momentInWords } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import type { ClassFormProps, EditedClass } from './ClassForm.tsx'
import { ClosedClassesDocument, DeleteClassDocument, RestoreClassDocument } from './classrooms.generated.ts'

/** Opens a closed class again, and says how that went. */
function useReopenClass() {
  const [restore] = useMutation(RestoreClassDocument)
  return ({ id, name }: { id: number; name: string }) =>
    attempt('Failed to restore class', () => restore({ variables: { id } }), `${name} is back`)
}

const ClassStaffDialog = lazyModule(() => import('../attendance/classStaff/ClassStaffDialog.tsx')).component(
  'ClassStaffDialog',
)
const ClassForm = lazyModule(() => import('./ClassForm.tsx')).component('ClassForm')

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
    { kind: 'add' | 'closed' } | { kind: 'edit' | 'delete' | 'staff'; room: EditedClass } | null
  >(null)
  const close = () => setOpened(null)
  const actions = {
    onAdd: () => setOpened({ kind: 'add' }),
    onEdit: (room: EditedClass) => setOpened({ kind: 'edit', room }),
    onDelete: (room: EditedClass) => setOpened({ kind: 'delete', room }),
    onStaff: (room: EditedClass) => setOpened({ kind: 'staff', room }),
    onClosed: () => setOpened({ kind: 'closed' }),
  }
  const dialog = (
    <>
      {opened?.kind === 'add' && <ClassForm room={null} programs={programs} onClose={close} />}
      {opened?.kind === 'closed' && <ClosedClassesDialog onClose={close} />}
      {opened?.kind === 'edit' && <ClassForm room={opened.room} programs={programs} onClose={close} />}
      {opened?.kind === 'staff' && <ClassStaffDialog classId={opened.room.id} onClose={close} />}
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

/** The classes that were closed: each can be opened again. */
function ClosedClassesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ClosedClassesDocument, { fetchPolicy: 'cache-and-network' })
  const data = query.data ?? query.previousData
  const reopen = useReopenClass()
  return (
    <RestoreDialog
      title="Closed classes"
      description="Their registers are kept. A class that is opened again has nobody in it yet."
      list={{ ...query, data, rows: data?.closedClasses ?? [] }}
      icon={DoorOpen}
      none="No class has been closed."
      columns={[
        { id: 'name', head: 'Class', rowHeader: true, cell: ({ name }) => name },
        { id: 'ages', head: 'Ages', phone: 'wide', cell: ({ ageGroup }) => ageGroup },
        { id: 'closed', head: 'Closed', cell: ({ closedAt }) => closedAt && momentInWords(closedAt) },
      ]}
      action="Open again"
      actionOf={({ name }) => `Open again: ${name}`}
      onRestore={(room) => void reopen(room)}
      onClose={onClose}
    />
  )
}
