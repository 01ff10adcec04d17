import { useMutation } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { schoolTerms } from '#graphql/reportCards/reportCards.rules.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { childName, fullName } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { familyDialogs } from '../parentChild/lazyDialogs.ts'
import { studentDialogs } from './lazyDialogs.ts'
import type { NamedChild, StudentActions } from './StudentMenu.tsx'
import {
  CancelMovesDocument,
  DeleteChildDocument,
  RestoreChildDocument,
  ReturnChildDocument,
} from './students.generated.ts'

/** A child stays after all, or comes back; says so. */
function useReturnChild() {
  const [comeBack] = useMutation(ReturnChildDocument)
  return useCallback(
    (child: NamedChild) =>
      attempt('Failed to re-enroll the child', async () => {
        const { data } = await comeBack({ variables: { id: child.id, version: child.version } })
        const isClassless = data?.returnChild.classId === null
        toast({
          title: `${fullName(child)} is enrolled again`,
          ...(isClassless ? { text: 'The child is not in a class yet. Please choose one.' } : {}),
        })
      }),
    [comeBack],
  )
}

/** A child stays in its class after all. */
export function useCancelMove() {
  const [cancel] = useMutation(CancelMovesDocument)
  return useCallback(
    (child: Pick<NamedChild, 'id' | 'firstName' | 'lastName'>) =>
      attempt('Failed to cancel the move', async () => {
        await cancel({ variables: { input: { childIds: [child.id] } } })
        toast({ title: `${fullName(child)}'s move was cancelled` })
      }),
    [cancel],
  )
}

const ChildDialog = studentDialogs.component('ChildDialog')
const LeaveDialog = studentDialogs.component('LeaveDialog')
const MoveUpDialog = studentDialogs.component('MoveUpDialog')
const LinkDialog = familyDialogs.component('LinkDialog')
const CardDialog = studentDialogs.component('CardDialog')

/** Brings a removed child back and says so. */
export function useRestoreChild() {
  const [restore] = useMutation(RestoreChildDocument)
  return (child: Pick<NamedChild, 'id' | 'firstName' | 'lastName'>) =>
    attempt('Failed to restore child', async () => {
      const { data } = await restore({ variables: { id: child.id } })
      const isClassless = data?.restoreChild.classId === null
      toast({
        title: `${fullName(child)} was restored`,
        ...(isClassless ? { text: 'The child is not in a class. Please choose one.' } : {}),
      })
    })
}

function DeleteChild({ child, onClose }: { child: NamedChild; onClose: (isDeleted: boolean) => void }) {
  const [remove] = useMutation(DeleteChildDocument)
  const restore = useRestoreChild()
  return (
    <DeleteQuestion
      what="student"
      text={`Only for records created by mistake. ${childName(child)} disappears from every list and from the parent portal. If the child goes to another school, choose Record leaving instead. You can restore the student later.`}
      deleted="Child deleted successfully"
      deletedText={`${fullName(child)} can be restored at any time.`}
      failed="Failed to delete child"
      remove={() => remove({ variables: { id: child.id } })}
      restore={() => restore(child)}
      restored={null}
      onClose={onClose}
    />
  )
}

/** Of Student Management: admin specification, section 8. */
const reportCardWords = {
  title: 'Add Report Card',
  created: 'Report card added successfully',
  failed: 'Failed to add report card',
}

type Open = { kind: 'add' } | { kind: 'edit' | 'link' | 'reportCard' | 'leave' | 'move' | 'delete'; child: NamedChild }

/** The dialogs about one student, and what opens them. */
export function useChildDialogs(onDeleted?: () => void) {
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const onReturn = useReturnChild()
  const onStay = useCancelMove()
  const actions = useMemo<StudentActions & { onAdd: () => void }>(
    () => ({
      onAdd: () => setOpened({ kind: 'add' }),
      onEdit: (child) => setOpened({ kind: 'edit', child }),
      onLink: (child) => setOpened({ kind: 'link', child }),
      onReportCard: (child) => setOpened({ kind: 'reportCard', child }),
      onLeave: (child) => setOpened({ kind: 'leave', child }),
      onReturn: (child) => void onReturn(child),
      onMove: (child) => setOpened({ kind: 'move', child }),
      onStay: (child) => void onStay(child),
      onDelete: (child) => setOpened({ kind: 'delete', child }),
    }),
    [onReturn, onStay],
  )
  const dialog = (
    <>
      {opened?.kind === 'add' && <ChildDialog id={null} onClose={close} />}
      {opened?.kind === 'edit' && <ChildDialog id={opened.child.id} onClose={close} />}
      {opened?.kind === 'link' && <LinkDialog childId={opened.child.id} onClose={close} />}
      {opened?.kind === 'move' && <MoveUpDialog movers={[opened.child]} onClose={close} />}
      {opened?.kind === 'leave' && <LeaveDialog child={opened.child} onClose={close} />}
      {opened?.kind === 'reportCard' && (
        <CardDialog
          id={null}
          start={{ childId: opened.child.id }}
          offered={schoolTerms}
          words={reportCardWords}
          onClose={close}
        />
      )}
      {opened?.kind === 'delete' && (
        <DeleteChild
          child={opened.child}
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
