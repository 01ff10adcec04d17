import { useMutation, useQuery } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { type LeaveChildInput, leaveChildSchema, type LeaveChildValues } from '#graphql/children/children.schema.ts'
import { hasLeft } from '#graphql/children/enrolment.rules.ts'
import { schoolTerms } from '#graphql/reportCards/reportCards.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../shared/format.ts'
import { ChildForm } from './ChildForm.tsx'
import type { NamedChild, StudentActions } from './StudentMenu.tsx'
import {
  ChildChoicesDocument,
  DeleteChildDocument,
  EditedChildDocument,
  LeaveChildDocument,
  RestoreChildDocument,
  ReturnChildDocument,
} from './students.generated.ts'

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

/** Reads what the form needs, a child's details only when it is opened: their reading is recorded. */
function ChildDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const choices = useQuery(ChildChoicesDocument, { fetchPolicy: 'network-only' })
  const edited = useQuery(EditedChildDocument, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const child = id === null ? null : edited.data?.child
  if (choices.data && child !== undefined) {
    return <ChildForm child={child} choices={choices.data} onClose={onClose} />
  }
  const query = {
    error: choices.error ?? edited.error,
    loading: choices.loading || edited.loading,
    refetch: () => Promise.all([choices.refetch(), id !== null && edited.refetch()]),
  }
  return (
    <Dialog open onClose={onClose} title={id === null ? 'Add Student' : 'Edit student'} size="large">
      <QueryState
        query={query}
        label="Loading the form"
        failed="The form could not be loaded."
        count={5}
        height="row"
      />
    </Dialog>
  )
}

const labels = {
  lastDay: { label: 'Last day', inWords: (value: unknown) => formatDate(String(value)) },
  reason: { label: 'Reason' },
}

/** Says which day is a child's last one, and why. */
function LeaveDialog({ child, onClose }: { child: NamedChild; onClose: () => void }) {
  const [leave] = useMutation(LeaveChildDocument)
  const today = todayInJohannesburg()
  const valuesOf = (lastDay: unknown, reason: unknown): LeaveChildValues => ({
    id: child.id,
    lastDay: String(lastDay ?? today),
    reason: String(reason ?? ''),
  })
  const form = useSavedForm<LeaveChildValues, LeaveChildInput>({
    schema: leaveChildSchema,
    defaultValues: valuesOf(child.lastDay, child.leavingReason),
    version: child.version,
    labels,
    failed: 'Failed to save the last day',
    toValues: (current) => valuesOf(current.lastDay, current.leavingReason),
    save: async (input, version) => {
      await leave({ variables: { input: { ...input, version } } })
      const left = hasLeft({ enrolledOn: child.enrolledOn, lastDay: input.lastDay }, today)
      toast({ title: `${fullName(child)} ${left ? 'left' : 'leaves'} on ${formatDate(input.lastDay)}` })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title={`${fullName(child)} leaves`}
      description="From the day after, the child is on no register, in no count and on no bill of a new month."
      onClose={onClose}
      saveLabel="Save last day"
      savingLabel="Saving..."
    >
      <FormField as={CentreDayField} control={form.control} name="lastDay" label="Last day" min={child.enrolledOn} />
      <TextArea label="Reason" optional rows={2} hint="Only administrators read it." {...form.field('reason')} />
      <Text size="small" tone="muted">
        The parents go on signing in, and keep bills, receipts, statements, reports and documents.
      </Text>
    </FormDialog>
  )
}
