import { useMutation } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import {
  type AttendanceFormValues,
  type AttendanceInput,
  attendanceSchema,
} from '#graphql/attendance/attendance.schema.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { useRecordForm } from '../parts/useRecordForm.ts'
import { RecordAttendanceDocument, UpdateAttendanceDocument } from '../attendance.generated.ts'
import { type Entry, inWords, mayCollect, type RegisterRow, valuesOf } from './rows.ts'

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
      notes: row.values.notes ?? row.absence?.reason ?? '',
    },
    entry: row.entry,
    inWords: (entry) => inWords(valuesOf(entry)),
    failed: 'Failed to record attendance',
    record: (input) => record({ variables: { input } }),
    update: (id, { childId: _childId, ...values }, version) =>
      update({ variables: { id, input: { ...values, version } } }),
    onClose,
  })
  const isAbsent = watch('status') === 'absent'
  const collector = String(watch('collectedBy') ?? '').trim()
  const isStranger =
    !isAbsent && collector !== '' && collector !== row.entry?.collectedBy && !mayCollect(row.collectors, collector)
  const [agreedTo, setAgreedTo] = useState<string | null>(null)
  const [unanswered, setUnanswered] = useState(false)

  function submit(event: FormEvent) {
    if (isStranger && agreedTo !== collector) {
      event.preventDefault()
      setUnanswered(true)
      return
    }
    dialog.onSubmit(event)
  }
  /** Who is collected leaves now, unless a time is there already. */
  function signOut() {
    const { timeIn, timeOut, date: day } = getValues()
    const now = timeInJohannesburg()
    if (collector === '' || timeOut || day !== todayInJohannesburg() || (timeIn && now < timeIn)) return
    setValue('timeOut', now, { shouldDirty: true })
  }
  return (
    <FormDialog
      {...dialog}
      onSubmit={submit}
      title={isNew ? 'Record attendance' : 'Edit attendance'}
      description={row.name}
    >
      <RadioGroup legend="Status" options={statuses} {...field('status')} />
      <Controller
        control={control}
        name="date"
        render={({ field: date, fieldState }) => <DateField label="Date" {...date} error={fieldState.error?.message} />}
      />
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
            hint={row.collectors.length > 0 ? `May collect: ${row.collectors.join(', ')}` : undefined}
            {...field('collectedBy', { onBlur: signOut })}
          />
          <datalist id={names}>
            {row.collectors.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {isStranger && (
            <Notice tone="danger" title="Not on the list" live>
              <Checkbox
                label={`${collector} is not among those who may collect ${row.name}. A parent has agreed to it.`}
                checked={agreedTo === collector}
                error={unanswered && agreedTo !== collector ? 'Please ask a parent, then tick this.' : undefined}
                onChange={(event) => setAgreedTo(event.target.checked ? collector : null)}
              />
            </Notice>
          )}
        </>
      )}
      <TextArea label="Notes" optional rows={2} {...field('notes')} />
    </FormDialog>
  )
}
