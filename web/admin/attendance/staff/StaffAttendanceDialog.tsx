import { useMutation } from '@apollo/client/react'
import { hoursWorkedOf } from '#graphql/attendance/attendance.rules.ts'
import {
  type StaffAttendanceFormValues,
  type StaffAttendanceInput,
  staffAttendanceSchema,
} from '#graphql/attendance/attendance.schema.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { useRecordForm } from '../parts/useRecordForm.ts'
import { RecordStaffAttendanceDocument, UpdateStaffAttendanceDocument } from '../attendance.generated.ts'
import {
  formatHours,
  nameOf,
  type StaffEntry,
  type StaffRow,
  formatStaffEntry,
  statusOf,
  statusOptions,
} from './staffDay.ts'

interface StaffAttendanceDialogProps {
  staff: Pick<StaffRow, 'staffId' | 'firstName' | 'lastName' | 'attendance'>
  date: string
  /** Introduces a failure: the two sections in which staff are marked have words of their own. */
  failed: string
  onClose: () => void
}

/** What the hours would be if they were not typed. */
function computed(timeIn: unknown, timeOut: unknown) {
  const [from, to] = [String(timeIn ?? ''), String(timeOut ?? '')]
  if (!isTimeOfDay(from) || !isTimeOfDay(to) || to < from) return null
  return hoursWorkedOf({ timeIn: from, timeOut: to })
}

/** Mark Attendance: records the day of a member of staff, or changes it. */
export function StaffAttendanceDialog({ staff, date, failed, onClose }: StaffAttendanceDialogProps) {
  const [record] = useMutation(RecordStaffAttendanceDocument)
  const [update] = useMutation(UpdateStaffAttendanceDocument)
  const entry = staff.attendance
  const { dialog, isNew, field, control, watch } = useRecordForm<
    StaffAttendanceFormValues,
    StaffAttendanceInput,
    StaffEntry
  >({
    schema: staffAttendanceSchema,
    defaultValues: {
      staffId: staff.staffId,
      date,
      status: entry ? statusOf(entry) : 'present',
      timeIn: entry?.timeIn ?? '',
      timeOut: entry?.timeOut ?? '',
      // hours that follow from the times follow them still
      hoursWorked:
        (entry && entry.hoursWorked !== computed(entry.timeIn, entry.timeOut) ? entry.hoursWorked : null) ?? '',
      notes: entry?.notes ?? '',
    },
    entry,
    formatEntry: formatStaffEntry,
    failed,
    record: (input) => record({ variables: { input } }),
    update: (id, { staffId: _staffId, ...values }, version) =>
      update({ variables: { id, input: { ...values, version } } }),
    onClose,
  })
  const hours = computed(watch('timeIn'), watch('timeOut'))

  return (
    <FormDialog {...dialog} title={isNew ? 'Mark attendance' : 'Edit attendance'} description={nameOf(staff)}>
      <SelectField label="Status" options={statusOptions} {...field('status')} />
      <FormField as={DateField} control={control} name="date" label="Date" />
      <Grid columnsOf={130}>
        <TimeField label="Time in" optional {...field('timeIn')} />
        <TimeField label="Time out" optional {...field('timeOut')} />
        <NumberField
          label="Hours worked"
          optional
          decimals
          placeholder={hours === null ? undefined : String(hours)}
          hint={hours === null ? 'Leave empty to calculate from the times' : `From the times: ${formatHours(hours)}`}
          {...field('hoursWorked')}
        />
      </Grid>
      <TextArea label="Notes" optional rows={2} {...field('notes')} />
    </FormDialog>
  )
}
