import { useMutation } from '@apollo/client/react'
import { useId } from 'react'
import { needsReason } from '#graphql/attendance/attendance.rules.ts'
import {
  type AttendanceFormValues,
  type AttendanceInput,
  attendanceSchema,
} from '#graphql/attendance/attendance.schema.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { useRecordForm } from '../parts/useRecordForm.ts'
import { RecordAttendanceDocument, UpdateAttendanceDocument } from '../attendance.generated.ts'
import { type Entry, formatMark, type RegisterRow, valuesOf } from './rows.ts'

const statuses = [
  { value: 'present', label: 'Present' },
  { value: 'late', label: 'Late' },
  { value: 'absent', label: 'Absent' },
]

/** A child's record of a day as a form: what the row of the register has no room for. */
export function RecordDialog({ row, date, onClose }: { row: RegisterRow; date: string; onClose: () => void }) {
  const [record] = useMutation(RecordAttendanceDocument)
  const [update] = useMutation(UpdateAttendanceDocument)
  const names = useId()
  const { dialog, isNew, field, control, watch, getValues, setValue } = useRecordForm<
    AttendanceFormValues,
    AttendanceInput,
    Entry
  >({
    schema: attendanceSchema,
    defaultValues: {
      childId: row.childId,
      date,
      status: row.values.status ?? (row.absence ? 'absent' : 'present'),
      timeIn: row.values.timeIn ?? '',
      timeOut: row.values.timeOut ?? '',
      collectedBy: row.values.collectedBy ?? '',
      collectedReason: row.values.collectedReason ?? '',
      notes: row.values.notes ?? row.absence?.reason ?? '',
    },
    entry: row.entry,
    formatEntry: (entry) => formatMark(valuesOf(entry)),
    failed: 'Failed to record attendance',
    record: (input) => record({ variables: { input } }),
    update: (id, { childId: _childId, ...values }, version) =>
      update({ variables: { id, input: { ...values, version } } }),
    onClose,
  })
  const isAbsent = watch('status') === 'absent'
  const collector = String(watch('collectedBy') ?? '').trim()
  const mayCollect = row.collectors.map(({ name }) => name)
  const isStranger = !isAbsent && needsReason(mayCollect, { collectedBy: collector, collectedReason: null }, row.entry)

  /** Who is collected leaves now, unless a time is there already. */
  function signOut() {
    const { timeIn, timeOut, date: day } = getValues()
    const now = timeInJohannesburg()
    if (collector === '' || timeOut || day !== todayInJohannesburg() || (timeIn && now < timeIn)) return
    setValue('timeOut', now, { shouldDirty: true })
  }
  return (
    <FormDialog {...dialog} title={isNew ? 'Record attendance' : 'Edit attendance'} description={row.name}>
      <RadioGroup legend="Status" options={statuses} {...field('status')} />
      <FormField as={DateField} control={control} name="date" label="Date" />
      {!isAbsent && (
        <>
          <Grid columnsOf={140}>
            <TimeField label="Time in" optional {...field('timeIn')} />
            <TimeField label="Time out" optional {...field('timeOut')} />
          </Grid>
          <TextField
            label="Collected by"
            optional
            list={names}
            autoComplete="off"
            hint={mayCollect.length > 0 ? `May collect: ${mayCollect.join(', ')}` : undefined}
            {...field('collectedBy', { onBlur: signOut })}
          />
          <datalist id={names}>
            {mayCollect.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {isStranger && (
            <>
              <Notice tone="danger" title="Not on the list" live>
                {collector} is not on the list of people who may collect {row.name}. Please ask a parent first.
              </Notice>
              <TextField label="Why" hint="Who agreed to it, and how" {...field('collectedReason')} />
            </>
          )}
        </>
      )}
      <TextArea label="Notes" optional rows={2} {...field('notes')} />
    </FormDialog>
  )
}
