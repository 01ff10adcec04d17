import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { failedInWords } from '#web/shared/form/errors.ts'
import { count } from '../shared/people/format.ts'
import { ChangeTimetableEntriesDocument } from './timetables.generated.ts'
import { optionsOf } from './options.ts'
import { type Entry, type Room, type Teacher } from './timetable.ts'

export interface BulkEntriesDialogProps {
  entries: readonly Entry[]
  classes: readonly Room[]
  staff: readonly Teacher[]
  onClose: (isChanged: boolean) => void
}

const unchanged = { subject: '', teacherId: '', room: '', classId: '' }
const keep = 'Leave as it is'

/** The same subject, teacher, room or class for all ticked entries; what is left open stays. */
export function BulkEntriesDialog({ entries, classes, staff, onClose }: BulkEntriesDialogProps) {
  const [change, { loading }] = useMutation(ChangeTimetableEntriesDocument)
  const [values, setValues] = useState(unchanged)
  const [problem, setProblem] = useState('')
  const field = (name: keyof typeof unchanged) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const isDirty = Object.values(values).some((value) => value !== '')

  async function save() {
    if (!isDirty) {
      setProblem('Please choose what to change.')
      return
    }
    try {
      await change({
        variables: {
          input: {
            ids: entries.map(({ id }) => id),
            subject: values.subject || null,
            teacherId: Number(values.teacherId) || null,
            room: values.room.trim() || null,
            classId: Number(values.classId) || null,
          },
        },
      })
      toast({ title: 'Success', text: `${count(entries.length, 'entry', 'entries')} changed successfully` })
      onClose(true)
    } catch (error) {
      setProblem(
        failureOf(error).code === 'CONFLICT'
          ? failureOf(error).message
          : failedInWords('Failed to change entries', error),
      )
    }
  }
  return (
    <FormDialog
      title={`Change ${count(entries.length, 'entry', 'entries')}`}
      description="All of them change, or none: a clash is named first."
      onClose={() => onClose(false)}
      dirty={isDirty}
      sending={loading}
      saveLabel="Change"
      savingLabel="Saving..."
      problem={problem || undefined}
      stale={null}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <Grid columnsOf={180}>
        <SelectField label="Teacher" placeholder={keep} options={optionsOf.teachers(staff)} {...field('teacherId')} />
        <TextField label="Room" placeholder={keep} {...field('room')} />
        <SelectField label="Subject" placeholder={keep} options={optionsOf.subjects} {...field('subject')} />
        <SelectField label="Class" placeholder={keep} options={optionsOf.classes(classes)} {...field('classId')} />
      </Grid>
    </FormDialog>
  )
}
