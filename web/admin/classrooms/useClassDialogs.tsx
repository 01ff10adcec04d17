import { useMutation } from '@apollo/client/react'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { closingProblem } from '#graphql/classes/classes.rules.ts'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { formatMoment } from '#web/admin/shared/format.ts'
import { QueryProblem } from '#web/shared/query/QueryState.tsx'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import type { ClassFormProps, EditedClass } from './ClassForm.tsx'
import {
  ClassClosingDocument,
  ClosedClassesDocument,
  DeleteClassDocument,
  RestoreClassDocument,
} from './classrooms.generated.ts'
import { ClassStaffDialog } from '../attendance/classStaff/ClassStaffDialog.tsx'
import { classDialogs } from './lazyDialogs.ts'

/** Opens a closed class again, and says how that went. */
function useReopenClass() {
  const [restore] = useMutation(RestoreClassDocument)
  return ({ id, name }: { id: number; name: string }) =>
    attempt('Failed to restore class', () => restore({ variables: { id } }), `${name} has been reopened`)
}

const ClassForm = classDialogs.component('ClassForm')

function DeleteClass({ room, onClose }: { room: EditedClass; onClose: (isDeleted: boolean) => void }) {
  const [remove] = useMutation(DeleteClassDocument)
  const reopen = useReopenClass()
  const query = useScreenQuery(ClassClosingDocument, { id: room.id }, { fetchPolicy: 'network-only' })
  const { data } = query
  const problem = data && closingProblem(data.classClosing)
  if (problem) return <StillInUse name={room.name} problem={problem} onClose={() => onClose(false)} />
  const staff = data?.classClosing.staff ?? []
  return (
    <DeleteQuestion
      what="class"
      text={`${room.name} will be removed from all lists. Its registers are kept.`}
      waitingLabel={query.loading && !data ? 'Checking the class...' : undefined}
      remove={() => remove({ variables: { id: room.id, endDuties: staff.length > 0 } })}
      restore={() => reopen(room)}
      restored={null}
      onClose={onClose}
    >
      <QueryProblem query={query} failed={`We could not check who is in ${room.name}.`} />
      {staff.length > 0 && (
        <Notice tone="warning">
          {new Intl.ListFormat('en-GB').format(staff)} {staff.length === 1 ? 'works' : 'work'} in it. Their current and
          planned duties in this class will end and are not restored if you reopen the class.
        </Notice>
      )}
    </DeleteQuestion>
  )
}

/** Says what has to leave a class before it can be closed. */
function StillInUse({ name, problem, onClose }: { name: string; problem: string; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={`${name} is still in use`}
      description={problem}
      onClose={onClose}
      closeLabel="Close"
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
  const query = useScreenQuery(ClosedClassesDocument)
  const reopen = useReopenClass()
  return (
    <RestoreDialog
      title="Closed classes"
      description="Their registers are kept. A reopened class starts empty."
      list={{ ...query, shownRows: query.shown?.data.closedClasses ?? [] }}
      icon={DoorOpen}
      none="No closed classes."
      columns={[
        { id: 'name', head: 'Class', rowHeader: true, cell: ({ name }) => name },
        { id: 'ages', head: 'Ages', phone: 'wide', cell: ({ ageGroup }) => ageGroup },
        { id: 'closed', head: 'Closed', cell: ({ closedAt }) => closedAt && formatMoment(closedAt) },
      ]}
      action="Reopen"
      actionOf={({ name }) => `Reopen ${name}`}
      onRestore={(room) => void reopen(room)}
      onClose={onClose}
    />
  )
}
