import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { type Leaving, leavingSchema, type LeavingValues } from '#graphql/children/children.schema.ts'
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
import { formatRand } from '#graphql/values/money.ts'
import { refetchAtEnd } from '#web/app/freshness.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { childName, count, fullName } from '#web/admin/shared/format.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useDialogForm, useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { NamedChild } from './StudentMenu.tsx'
import {
  LeaveChildDocument,
  LeaveChildrenDocument,
  LeavingChildDocument,
  ReturnChildDocument,
} from './students.generated.ts'

const labels = {
  lastDay: { label: 'Last day', format: (value: unknown) => formatDate(String(value)) },
  noticeMonth: { label: 'Last month billed' },
  reason: { label: 'Reason' },
}

const failed = 'Failed to save the last day'

/** The months of notice that can be billed after the last day. */
const noticeMonths = (lastDay: string) => [1, 2, 3].map((months) => monthOf(addMonths(firstOfMonth(lastDay), months)))

interface LeavingFieldsProps {
  form: ReturnType<typeof useSavedForm<LeavingValues, Leaving>>
  /** The first day that can be the last one. */
  min: string
  balanceCents?: number | undefined
}

/** Last day, month of notice, what is open when the child leaves, and why. */
function LeavingFields({ form, min, balanceCents }: LeavingFieldsProps) {
  const typed = String(form.watch('lastDay'))
  const lastDay = isCalendarDate(typed) ? typed : todayInJohannesburg()
  return (
    <>
      <FormField as={CentreDayField} control={form.control} name="lastDay" label="Last day" min={min} />
      <FormField
        as={SelectField}
        control={form.control}
        name="noticeMonth"
        label="Notice month"
        optional
        placeholder="None"
        hint="If left empty, billing stops with the month of the last day."
        options={noticeMonths(lastDay).map((month) => ({ value: month, label: `Billed up to ${formatMonth(month)}` }))}
      />
      {balanceCents !== undefined && <Balance cents={balanceCents} />}
      <TextArea label="Reason" optional rows={2} hint="Only administrators see this." {...form.field('reason')} />
      <Text size="small" tone="muted">
        The parents can still sign in and see bills, receipts, statements, reports and documents.
      </Text>
    </>
  )
}

function Balance({ cents }: { cents: number }) {
  if (cents === 0) return <Notice tone="good">The account is settled.</Notice>
  return (
    <Notice tone={cents > 0 ? 'warning' : 'info'}>
      {cents > 0
        ? `${formatRand(cents)} is outstanding on the account.`
        : `The family has ${formatRand(-cents)} in credit.`}
    </Notice>
  )
}

/** Says which day is a child's last one, and why. */
export function LeaveDialog({ child, onClose }: { child: NamedChild; onClose: () => void }) {
  const [leave] = useMutation(LeaveChildDocument)
  const today = todayInJohannesburg()
  const { data } = useScreenQuery(LeavingChildDocument, { id: child.id }, { fetchPolicy: 'network-only' })
  const valuesOf = (lastDay: unknown, noticeMonth: unknown, reason: unknown): LeavingValues => ({
    lastDay: String(lastDay ?? today),
    noticeMonth: String(noticeMonth ?? '').slice(0, 7),
    reason: String(reason ?? ''),
  })
  const form = useDialogForm<LeavingValues, Leaving>({
    schema: leavingSchema,
    defaultValues: valuesOf(child.lastDay, child.noticeMonth, child.leavingReason),
    version: child.version,
    labels,
    failed,
    toValues: (current) => valuesOf(current.lastDay, current.noticeMonth, current.leavingReason),
    save: async (input, version) => {
      await leave({ variables: { input: { ...input, id: child.id, version } } })
      const left = hasLeft({ enrolledOn: child.enrolledOn, lastDay: input.lastDay }, today)
      toast({ title: `${fullName(child)} ${left ? 'left' : 'leaves'} on ${formatDate(input.lastDay)}` })
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Record leaving: ${childName(child)}`}
      description="From the next day the child is off the register and all counts. Billing stops after the last month or the notice month."
      saveLabel="Save last day"
    >
      <LeavingFields form={form} min={child.enrolledOn} balanceCents={data?.child.billing.balanceCents} />
    </FormDialog>
  )
}

interface LeaveSeveralDialogProps {
  students: readonly Pick<NamedChild, 'id' | 'firstName' | 'lastName' | 'enrolledOn' | 'namesakeBirthday'>[]
  onClose: () => void
}

/** The same last day for several children, such as those who go to school in January: all of them, or none. */
export function LeaveSeveralDialog({ students, onClose }: LeaveSeveralDialogProps) {
  const [leave] = useMutation(LeaveChildrenDocument)
  const [comeBack] = useMutation(ReturnChildDocument)
  const today = todayInJohannesburg()
  const form = useDialogForm<LeavingValues, Leaving>({
    schema: leavingSchema,
    defaultValues: { lastDay: today, noticeMonth: '', reason: '' },
    failed,
    save: async (input) => {
      const childIds = students.map(({ id }) => id)
      const { data } = await leave({ variables: { input: { ...input, childIds } } })
      const owing = (data?.leaveChildren.children ?? [])
        .map(({ billing }) => billing.balanceCents)
        .filter((cents) => cents > 0)
      const open = formatRand(owing.reduce((sum, cents) => sum + cents, 0))
      const undo = () =>
        attempt(
          'Failed to undo leaving',
          () =>
            refetchAtEnd(async () => {
              for (const id of childIds) await comeBack({ variables: { id } })
            }),
          'The children stay',
        )
      toast({
        title: `${count(childIds.length, 'child', 'children')}: last day ${formatDate(input.lastDay)}`,
        text:
          owing.length > 0
            ? `${open} is outstanding on ${count(owing.length, 'account')}.`
            : 'Their accounts are settled.',
        action: { label: 'Undo', onPress: () => void undo() },
      })
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Record leaving: ${count(students.length, 'child', 'children')}`}
      description={`${students.map(childName).join(', ')}. From the next day they are off the register and all counts.`}
      saveLabel="Save last day"
    >
      <LeavingFields
        form={form}
        min={
          students
            .map(({ enrolledOn }) => enrolledOn)
            .sort()
            .at(-1) ?? today
        }
      />
    </FormDialog>
  )
}
