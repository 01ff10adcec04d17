import { useMutation, useQuery } from '@apollo/client/react'
import { type LeaveChildInput, leaveChildSchema, type LeaveChildValues } from '#graphql/children/children.schema.ts'
import { hasLeft } from '#graphql/children/enrolment.rules.ts'
import {
  addMonths,
  firstOfMonth,
  formatDate,
  formatMonth,
  isCalendarDate,
  monthOf,
  todayInJohannesburg,
} from '#graphql/values/dates.ts'
import { randInSentence } from '#graphql/values/money.ts'
import { childName, fullName } from '#web/admin/shared/format.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChildForm } from './ChildForm.tsx'
import type { NamedChild } from './StudentMenu.tsx'
import {
  ChildChoicesDocument,
  EditedChildDocument,
  LeaveChildDocument,
  LeavingChildDocument,
} from './students.generated.ts'

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
  noticeMonth: { label: 'Last month billed' },
  reason: { label: 'Reason' },
}

/** The months of notice that can be billed after the last day. */
const noticeMonths = (lastDay: string) => [1, 2, 3].map((months) => monthOf(addMonths(firstOfMonth(lastDay), months)))

/** What is open when a child leaves. */
function Balance({ cents }: { cents: number }) {
  if (cents === 0) return <Notice tone="good">Nothing is open: the account is even.</Notice>
  return (
    <Notice tone={cents > 0 ? 'warning' : 'info'}>
      {cents > 0
        ? `${randInSentence(cents)} is open on the account.`
        : `The family has ${randInSentence(-cents)} in credit.`}
    </Notice>
  )
}

/** Says which day is a child's last one, and why. */
export function LeaveDialog({ child, onClose }: { child: NamedChild; onClose: () => void }) {
  const [leave] = useMutation(LeaveChildDocument)
  const today = todayInJohannesburg()
  const { data } = useQuery(LeavingChildDocument, { variables: { id: child.id }, fetchPolicy: 'network-only' })
  const valuesOf = (lastDay: unknown, noticeMonth: unknown, reason: unknown): LeaveChildValues => ({
    id: child.id,
    lastDay: String(lastDay ?? today),
    noticeMonth: String(noticeMonth ?? '').slice(0, 7),
    reason: String(reason ?? ''),
  })
  const form = useSavedForm<LeaveChildValues, LeaveChildInput>({
    schema: leaveChildSchema,
    defaultValues: valuesOf(child.lastDay, child.noticeMonth, child.leavingReason),
    version: child.version,
    labels,
    failed: 'Failed to save the last day',
    toValues: (current) => valuesOf(current.lastDay, current.noticeMonth, current.leavingReason),
    save: async (input, version) => {
      await leave({ variables: { input: { ...input, version } } })
      const left = hasLeft({ enrolledOn: child.enrolledOn, lastDay: input.lastDay }, today)
      toast({ title: `${fullName(child)} ${left ? 'left' : 'leaves'} on ${formatDate(input.lastDay)}` })
      onClose()
    },
  })
  const typed = String(form.watch('lastDay'))
  const lastDay = isCalendarDate(typed) ? typed : today
  return (
    <FormDialog
      {...form.parts}
      title={`${childName(child)} leaves`}
      description="From the day after, the child is on no register, in no count, and on no bill of a month after the last one or the month of notice."
      onClose={onClose}
      saveLabel="Save last day"
    >
      <FormField as={CentreDayField} control={form.control} name="lastDay" label="Last day" min={child.enrolledOn} />
      <FormField
        as={SelectField}
        control={form.control}
        name="noticeMonth"
        label="Notice month"
        optional
        placeholder="None"
        hint="Without one, the month of the last day is the last one billed."
        options={noticeMonths(lastDay).map((month) => ({ value: month, label: `Billed up to ${formatMonth(month)}` }))}
      />
      {data && <Balance cents={data.child.billing.balanceCents} />}
      <TextArea label="Reason" optional rows={2} hint="Only administrators read it." {...form.field('reason')} />
      <Text size="small" tone="muted">
        The parents can still sign in, and keep bills, receipts, statements, reports and documents.
      </Text>
    </FormDialog>
  )
}
