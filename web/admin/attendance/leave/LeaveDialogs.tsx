import { useMutation } from '@apollo/client/react'
import { closedDaysAround } from '#graphql/closedDays/closedDays.rules.ts'
import {
  type LeaveInput,
  type LeaveKindInput,
  type LeaveKindValues,
  leaveKindSchema,
  leaveSchema,
  type LeaveValues,
} from '#graphql/leave/leave.schema.ts'
import { count } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { RequestLeaveDocument, SaveLeaveKindDocument, type StaffLeaveQuery } from '../attendance.generated.ts'

export type LeaveKind = StaffLeaveQuery['leaveKinds'][number]

interface AskLeaveDialogProps {
  kinds: readonly LeaveKind[]
  staff: readonly { staffId: number; firstName: string; lastName: string }[]
  onClose: () => void
}

/** Writes down that somebody asks for leave; it is approved or refused after that. */
export function AskLeaveDialog({ kinds, staff, onClose }: AskLeaveDialogProps) {
  const [request] = useMutation(RequestLeaveDocument)
  const today = useToday()
  const form = useDialogForm<LeaveValues, LeaveInput>({
    schema: leaveSchema,
    defaultValues: { staffId: '', kindId: String(kinds[0]?.id ?? ''), fromDate: '', toDate: '', note: '' },
    failed: 'Failed to request leave',
    save: async (input) => {
      const { data } = await request({ variables: { input } })
      toast({ title: 'Leave requested', text: count(data?.requestLeave.days ?? 0, 'open day') })
    },
    onClose,
  })
  const { field, control } = form
  const holidays = closedDaysAround(today, [])
  return (
    <FormDialog {...form.formProps} title="Request leave" saveLabel="Request leave">
      <SelectField
        label="Who"
        placeholder="Choose a staff member"
        options={staff.map(({ staffId, firstName, lastName }) => ({
          value: String(staffId),
          label: `${firstName} ${lastName}`,
        }))}
        {...field('staffId')}
      />
      <SelectField
        label="Leave type"
        options={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('kindId')}
      />
      <Grid columnsOf={180}>
        <FormField as={DateField} control={control} name="fromDate" label="First day" holidays={holidays} />
        <FormField as={DateField} control={control} name="toDate" label="Last day" holidays={holidays} />
      </Grid>
      <TextField label="Note" optional {...field('note')} />
    </FormDialog>
  )
}

/** A kind of leave and the days that everybody has of it. */
export function LeaveKindDialog({ kind, onClose }: { kind: LeaveKind | null; onClose: () => void }) {
  const [saveKind] = useMutation(SaveLeaveKindDocument)
  const form = useDialogForm<LeaveKindValues, LeaveKindInput>({
    schema: leaveKindSchema,
    defaultValues: {
      id: kind?.id ?? null,
      name: kind?.name ?? '',
      status: (kind?.status ?? 'personal_leave') as LeaveKindValues['status'],
      daysPerYear: kind?.daysPerYear ?? '',
    },
    version: kind?.version,
    failed: 'Failed to save the leave type',
    save: (input, version) => saveKind({ variables: { input: { ...input, version } } }),
    saved: (input) => `${input.name} saved`,
    onClose,
  })
  const { field } = form
  return (
    <FormDialog {...form.formProps} title={kind ? kind.name : 'Add leave type'} size="small">
      <TextField label="Name" {...field('name')} />
      <NumberField
        label="Days a year"
        optional
        hint="Working days. Leave empty for no limit."
        {...field('daysPerYear')}
      />
      <SelectField
        label="Shown on the register as"
        options={[
          { value: 'personal_leave', label: 'Personal Leave' },
          { value: 'sick_leave', label: 'Sick Leave' },
        ]}
        {...field('status')}
      />
    </FormDialog>
  )
}
