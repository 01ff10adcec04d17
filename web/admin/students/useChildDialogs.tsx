import { useMutation } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { schoolTerms } from '#graphql/reportCards/reportCards.rules.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../shared/format.ts'
import type { NamedChild, StudentActions } from './StudentMenu.tsx'
import { DeleteChildDocument, RestoreChildDocument, ReturnChildDocument } from './students.generated.ts'

/** A child stays after all, or comes back; says so. */
function useReturnChild() {
  const [comeBack] = useMutation(ReturnChildDocument)
  return useCallback(
    async (child: NamedChild) => {
      try {
        const { data } = await comeBack({ variables: { id: child.id, version: child.version } })
        const isClassless = data?.returnChild.classId === null
        toast({
          title: `${fullName(child)} is enrolled again`,
          ...(isClassless ? { text: 'There is no class yet: choose one for the child.' } : {}),
        })
      } catch (error) {
        tellFailure('Failed to bring the child back', error)
      }
    },
    [comeBack],
  )
}

const childDialogs = lateModule(() => import('./ChildDialogs.tsx'))
const ChildDialog = childDialogs.part((module) => module.ChildDialog)
const LeaveDialog = childDialogs.part((module) => module.LeaveDialog)
const LinkDialog = lateModule(() => import('../parentChild/LinkDialog.tsx')).part((module) => module.LinkDialog)
const CardDialog = lateModule(() => import('../reportCards/CardDialog.tsx')).part((module) => module.CardDialog)

/** Brings a removed child back and says so. */
export function useRestoreChild() {
  const [restore] = useMutation(RestoreChildDocument)
  return async (child: Pick<NamedChild, 'id' | 'firstName' | 'lastName'>) => {
    try {
      const { data } = await restore({ variables: { id: child.id } })
      const homeless = data && data.restoreChild.classId === null
      toast({
        title: `${fullName(child)} is back`,
        ...(homeless ? { text: 'The child has no class: choose one.' } : {}),
      })
    } catch (error) {
      tellFailure('Failed to restore child', error)
    }
  }
}

function DeleteChild({ child, onClose }: { child: NamedChild; onClose: (isDeleted: boolean) => void }) {
  const [remove] = useMutation(DeleteChildDocument)
  const restore = useRestoreChild()
  return (
    <DeleteQuestion
      what="student"
      text={`For records made by mistake: ${fullName(child)} goes from every list, and the parents see nothing of it any more. A child who goes to another school leaves: choose Leaves instead. The student can be restored.`}
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

type Open = { kind: 'add' } | { kind: 'edit' | 'link' | 'reportCard' | 'leave' | 'delete'; child: NamedChild }

/** The dialogs about one student, and what opens them. */
export function useChildDialogs(onDeleted?: () => void) {
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const onReturn = useReturnChild()
  const actions = useMemo<StudentActions & { onAdd: () => void }>(
    () => ({
      onAdd: () => setOpened({ kind: 'add' }),
      onEdit: (child) => setOpened({ kind: 'edit', child }),
      onLink: (child) => setOpened({ kind: 'link', child }),
      onReportCard: (child) => setOpened({ kind: 'reportCard', child }),
      onLeave: (child) => setOpened({ kind: 'leave', child }),
      onReturn: (child) => void onReturn(child),
      onDelete: (child) => setOpened({ kind: 'delete', child }),
    }),
    [onReturn],
  )
  const dialog = (
    <>
      {opened?.kind === 'add' && <ChildDialog id={null} onClose={close} />}
      {opened?.kind === 'edit' && <ChildDialog id={opened.child.id} onClose={close} />}
      {opened?.kind === 'link' && <LinkDialog childId={opened.child.id} onClose={close} />}
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
