import { useMutation } from '@apollo/client/react'
import { days, slots } from '#graphql/timetables/timetables.rules.ts'
import {
  type TimetableEntryInput,
  timetableEntrySchema,
  type TimetableEntryValues,
} from '#graphql/timetables/timetables.schema.ts'
import { labelIn, optionsOf, personOptionsOf, text } from '#web/admin/shared/formValues.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type Entry, subjectOptions, type Prefilled, type Room, type Teacher } from './timetable.ts'
import { AddTimetableEntryDocument, UpdateTimetableEntryDocument } from './timetables.generated.ts'

interface EntryDialogProps {
  /** The entry to be changed; `null` adds one. */
  entry: Entry | null
  /** Day and time of the cell that it was opened from. */
  prefilled: Prefilled | null
  /** The class whose week is shown. */
  classId: number | null
  classes: readonly Room[]
  colleagues: readonly Teacher[]
  onClose: () => void
}

const valuesOf = (from: Record<string, unknown>): TimetableEntryValues => ({
  classId: text(from.classId),
  day: text(from.day),
  slot: text(from.slot) as TimetableEntryValues['slot'],
  subject: text(from.subject) as TimetableEntryValues['subject'],
  teacherId: text(from.teacherId),
  room: text(from.room),
})

const dayOptions = days.map((name, index) => ({ value: String(index + 1), label: name }))
const slotOptions = slots.map((slot) => ({ value: slot, label: slot }))

/** A new entry of the timetable, or another day, time, teacher or room for one that is there. */
export function EntryDialog({ entry, prefilled, classId, classes, colleagues, onClose }: EntryDialogProps) {
  const [add] = useMutation(AddTimetableEntryDocument)
  const [update] = useMutation(UpdateTimetableEntryDocument)
  const room = classes.find(({ id }) => id === classId)?.room
  const form = useDialogForm<TimetableEntryValues, TimetableEntryInput>({
    schema: timetableEntrySchema,
    defaultValues: valuesOf({ classId, room, ...prefilled, ...entry }),
    version: entry?.version,
    labels: {
      classId: { label: 'Class', format: labelIn(optionsOf(classes)) },
      day: { label: 'Day', format: labelIn(dayOptions) },
      slot: { label: 'Time' },
      subject: { label: 'Subject' },
      teacherId: { label: 'Teacher', format: labelIn(personOptionsOf(colleagues)) },
      room: { label: 'Room' },
    },
    failed: entry ? 'Failed to update timetable entry' : 'Failed to add timetable entry',
    toValues: valuesOf,
    save: async (input, version) => {
      if (entry) await update({ variables: { id: entry.id, input: { ...input, version } } })
      else await add({ variables: { input } })
      const done = entry ? 'Timetable entry updated successfully' : 'Timetable entry added successfully'
      toast({ title: 'Success', text: done })
    },
    onClose,
  })
  const { field } = form
  return (
    <FormDialog {...form.formProps} title={entry ? 'Edit Entry' : 'Add Entry'} saveLabel={entry ? 'Save' : 'Add Entry'}>
      <SelectField label="Class" placeholder="Choose a class" options={optionsOf(classes)} {...field('classId')} />
      <Grid columnsOf={180}>
        <SelectField label="Day" placeholder="Choose a day" options={dayOptions} {...field('day')} />
        <SelectField label="Time" placeholder="Choose a time" options={slotOptions} {...field('slot')} />
        <SelectField label="Subject" placeholder="Choose a subject" options={subjectOptions} {...field('subject')} />
        <SelectField
          label="Teacher"
          placeholder="Choose a teacher"
          options={personOptionsOf(colleagues)}
          {...field('teacherId')}
        />
      </Grid>
      <TextField label="Room" {...field('room')} />
    </FormDialog>
  )
}
