import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import {
  type AttendanceFormValues,
  type AttendanceInput,
  attendanceSchema,
} from '#graphql/attendance/attendance.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { currentOf, existingIdOf } from '../../people/conflict.ts'
import { RecordAttendanceDocument } from './recordAttendance.generated.ts'
import { type Entry, inWords, type RegisterRow, valuesOf } from './rows.ts'
import { UpdateAttendanceDocument } from './updateAttendance.generated.ts'
import { useRegisterAgain } from './useRegisterAgain.ts'

const statuses = [
  { value: 'present', label: 'Present' },
  { value: 'late', label: 'Late' },
  { value: 'absent', label: 'Absent' },
]

/** Failures whose message says what is wrong and what to do; the others are introduced. */
const saysItself = new Set(['BAD_USER_INPUT', 'CONFLICT', 'STALE'])

/** The entry that the form changes; null for a new one. */
type Target = Pick<Entry, 'id' | 'version'> | null

/** A child's record of a day as a form: what the row of the register has no room for. */
export function RecordDialog({ row, date, onClose }: { row: RegisterRow; date: string; onClose: () => void }) {
  const [target, setTarget] = useState<Target>(row.entry)
  const [problem, setProblem] = useState('')
  const [existing, setExisting] = useState<number | null>(null)
  const [record] = useMutation(RecordAttendanceDocument)
  const [update] = useMutation(UpdateAttendanceDocument)
  const readAgain = useRegisterAgain()
  const names = useId()
  const form = useForm<AttendanceFormValues, unknown, AttendanceInput>({
    resolver: zodResolver(attendanceSchema),
    defaultValues: {
      childId: row.childId,
      date,
      status: row.values.status ?? (row.absence ? 'absent' : 'present'),
      timeIn: row.values.timeIn ?? '',
      timeOut: row.values.timeOut ?? '',
      collectedBy: row.values.collectedBy ?? '',
      notes: row.values.notes ?? row.absence?.reason ?? '',
    },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const isAbsent = form.watch('status') === 'absent'

  function fail(error: unknown) {
    const { code, message, fields } = failureOf(error)
    const current = currentOf<Entry>(error)
    for (const [field, text] of Object.entries(fields))
      form.setError(field as keyof AttendanceFormValues, { message: text })
    setExisting(existingIdOf(error))
    if (code === 'STALE' && current) {
      setTarget(current)
      setProblem(`Somebody else has recorded ${inWords(valuesOf(current))} meanwhile. Save again to replace that.`)
    } else setProblem(saysItself.has(code) ? message : `Failed to record attendance. ${message}`)
  }

  async function save({ childId, ...values }: AttendanceInput, into: Target = target) {
    setProblem('')
    try {
      if (into) await update({ variables: { id: into.id, input: { ...values, version: into.version } } })
      else await record({ variables: { input: { childId, ...values } } })
      await readAgain()
      toast({ title: into ? 'Attendance updated successfully' : 'Attendance recorded successfully' })
      onClose()
    } catch (error) {
      fail(error)
    }
  }

  /** Somebody recorded the day first: what is typed here is laid over that entry, whatever its version. */
  async function editExisting(id: number) {
    setExisting(null)
    await form.handleSubmit(async ({ childId: _childId, ...values }) => {
      setProblem('')
      try {
        await update({ variables: { id, input: values } })
        await readAgain()
        toast({ title: 'Attendance updated successfully' })
        onClose()
      } catch (error) {
        fail(error)
      }
    })()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={target ? 'Edit attendance' : 'Record attendance'}
      description={row.name}
      dirty={isDirty}
      onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
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
            <Button size="small" tone="primary" onClick={() => void editExisting(existing)}>
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
        <RadioGroup
          legend="Status"
          options={statuses}
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
        {!isAbsent && (
          <>
            <Grid columnsOf={140}>
              <TimeField label="Time in" optional error={errors.timeIn?.message ?? ''} {...form.register('timeIn')} />
              <TimeField
                label="Time out"
                optional
                error={errors.timeOut?.message ?? ''}
                {...form.register('timeOut')}
              />
            </Grid>
            <TextField
              label="Collected by"
              optional
              list={names}
              autoComplete="off"
              hint={row.collectors.length > 0 ? `May collect: ${row.collectors.join(', ')}` : undefined}
              error={errors.collectedBy?.message ?? ''}
              {...form.register('collectedBy')}
            />
            <datalist id={names}>
              {row.collectors.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        <TextArea label="Notes" optional rows={2} error={errors.notes?.message ?? ''} {...form.register('notes')} />
      </Stack>
    </Dialog>
  )
}
