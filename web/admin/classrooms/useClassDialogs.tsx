import { useMutation, useQuery } from '@apollo/client/react'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { momentInWords } from '../shared/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import type { ClassFormProps, EditedClass } from './ClassForm.tsx'
import { ClosedClassesDocument, DeleteClassDocument, RestoreClassDocument } from './classrooms.generated.ts'

/** Opens a closed class again, and says how that went. */
function useReopenClass() {
  const [restore] = useMutation(RestoreClassDocument)
  return async ({ id, name }: { id: number; name: string }) => {
    try {
      await restore({ variables: { id } })
      toast({ title: `${name} is back` })
    } catch (error) {
      tellFailure('Failed to restore class', error)
    }
  }
}

const ClassForm = lateModule(() => import('./ClassForm.tsx')).part((module) => module.ClassForm)

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

/** The classes that were closed: each can be opened again. */
function ClosedClassesDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(ClosedClassesDocument, { fetchPolicy: 'cache-and-network' })
  const reopen = useReopenClass()
  return (
    <RestoreDialog
      title="Closed classes"
      description="Their registers are kept. A class that is opened again has nobody in it yet."
      rows={(data ?? previousData)?.closedClasses}
      error={error}
      onRetry={() => void refetch()}
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
