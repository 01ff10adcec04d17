import { useMutation, useQuery } from '@apollo/client/react'
import { type LeaveChildInput, leaveChildSchema, type LeaveChildValues } from '#graphql/children/children.schema.ts'
import { hasLeft } from '#graphql/children/enrolment.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../shared/format.ts'
import { ChildForm } from './ChildForm.tsx'
import type { NamedChild } from './StudentMenu.tsx'
import { ChildChoicesDocument, EditedChildDocument, LeaveChildDocument } from './students.generated.ts'

/** Reads what the form needs, a child's details only when it is opened: their reading is recorded. */
export function ChildDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
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
export function LeaveDialog({ child, onClose }: { child: NamedChild; onClose: () => void }) {
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
