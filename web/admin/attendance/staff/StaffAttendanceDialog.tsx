import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { hoursWorkedOf } from '#graphql/attendance/attendance.rules.ts'
import {
  type StaffAttendanceFormValues,
  type StaffAttendanceInput,
  staffAttendanceSchema,
} from '#graphql/attendance/attendance.schema.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { currentOf, existingIdOf } from '../../people/conflict.ts'
import { RecordStaffAttendanceDocument } from './recordStaffAttendance.generated.ts'
import {
  hoursInWords,
  nameOf,
  type StaffEntry,
  type StaffRow,
  staffEntryInWords,
  statusOf,
  statusOptions,
} from './staffDay.ts'
import { UpdateStaffAttendanceDocument } from './updateStaffAttendance.generated.ts'
import { useStaffDayAgain } from './useStaffDayAgain.ts'

export interface StaffAttendanceDialogProps {
  staff: Pick<StaffRow, 'staffId' | 'firstName' | 'lastName' | 'attendance'>
  date: string
  onClose: () => void
}

/** Failures whose message says what is wrong and what to do; the others are introduced. */
const saysItself = new Set(['BAD_USER_INPUT', 'CONFLICT', 'STALE'])

/** What the hours would be if they were not typed. */
function computed(timeIn: unknown, timeOut: unknown) {
  const [from, to] = [String(timeIn ?? ''), String(timeOut ?? '')]
  if (!isTimeOfDay(from) || !isTimeOfDay(to) || to < from) return null
  return hoursWorkedOf({ timeIn: from, timeOut: to })
}

/** Mark Attendance: records the day of a member of staff, or changes it. */
export function StaffAttendanceDialog({ staff, date, onClose }: StaffAttendanceDialogProps) {
  const [target, setTarget] = useState<Pick<StaffEntry, 'id' | 'version'> | null>(staff.attendance)
  const [existing, setExisting] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [record] = useMutation(RecordStaffAttendanceDocument)
  const [update] = useMutation(UpdateStaffAttendanceDocument)
  const readAgain = useStaffDayAgain()
  const entry = staff.attendance
  const form = useForm<StaffAttendanceFormValues, unknown, StaffAttendanceInput>({
    resolver: zodResolver(staffAttendanceSchema),
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
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const hours = computed(form.watch('timeIn'), form.watch('timeOut'))

  function fail(error: unknown) {
    const { code, message, fields } = failureOf(error)
    const current = currentOf<StaffEntry>(error)
    for (const [field, text] of Object.entries(fields)) {
      form.setError(field as keyof StaffAttendanceFormValues, { message: text })
    }
    setExisting(existingIdOf(error))
    if (code === 'STALE' && current) {
      setTarget(current)
      setProblem(`Somebody else has recorded ${staffEntryInWords(current)} meanwhile. Save again to replace that.`)
    } else setProblem(saysItself.has(code) ? message : `Failed to record staff attendance. ${message}`)
  }

  const save = async ({ staffId, ...values }: StaffAttendanceInput, over: number | null) => {
    setProblem('')
    try {
      if (over !== null) await update({ variables: { id: over, input: values } })
      else if (target) await update({ variables: { id: target.id, input: { ...values, version: target.version } } })
      else await record({ variables: { input: { staffId, ...values } } })
      await readAgain()
      toast({ title: over !== null || target ? 'Attendance updated successfully' : 'Attendance recorded successfully' })
      onClose()
    } catch (error) {
      fail(error)
    }
  }
  const submit = (over: number | null) => form.handleSubmit((values) => save(values, over))

  return (
    <Dialog
      open
      onClose={onClose}
      title={target ? 'Edit attendance' : 'Mark attendance'}
      description={nameOf(staff)}
      dirty={isDirty}
      onSubmit={(event) => void submit(null)(event)}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          {existing === null ? (
            <Button size="small" tone="primary" type="submit" pending={isSubmitting} pendingLabel="Saving...">
              Save
            </Button>
          ) : (
            <Button size="small" tone="primary" onClick={() => void submit(existing)()}>
              Edit the existing record
            </Button>
          )}
        </>
      }
    >
      <Stack space={16}>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <SelectField
          label="Status"
          options={statusOptions}
          error={errors.status?.message ?? ''}
          {...form.register('status')}
        />
        <Controller
          control={form.control}
          name="date"
          render={({ field, fieldState }) => (
            <DateField label="Date" {...field} error={fieldState.error?.message ?? ''} />
          )}
        />
        <Grid columnsOf={130}>
          <TimeField label="Time in" optional error={errors.timeIn?.message ?? ''} {...form.register('timeIn')} />
          <TimeField label="Time out" optional error={errors.timeOut?.message ?? ''} {...form.register('timeOut')} />
          <NumberField
            label="Hours worked"
            optional
            decimals
            placeholder={hours === null ? undefined : String(hours)}
            hint={hours === null ? 'Computed from the times when left empty' : `From the times: ${hoursInWords(hours)}`}
            error={errors.hoursWorked?.message ?? ''}
            {...form.register('hoursWorked')}
          />
        </Grid>
        <TextArea label="Notes" optional rows={2} error={errors.notes?.message ?? ''} {...form.register('notes')} />
      </Stack>
    </Dialog>
  )
}
