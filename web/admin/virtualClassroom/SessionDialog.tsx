import { useMutation } from '@apollo/client/react'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type SessionInput, sessionSchema, type SessionValues } from '#graphql/virtualClassroom/session.schema.ts'
import { labelIn, optionsOf, personOptionsOf, text } from '#web/admin/shared/formValues.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import type { Session } from './session.ts'
import {
  CreateVirtualSessionDocument,
  SessionChoicesDocument,
  UpdateVirtualSessionDocument,
} from './virtualClassroom.generated.ts'

const valuesOf = (from: Record<string, unknown>): SessionValues => ({
  title: text(from.title),
  classId: text(from.classId),
  teacherId: text(from.teacherId),
  date: text(from.date),
  // the database answers seconds too where somebody else has changed it
  time: text(from.time).slice(0, 5),
  durationMinutes: text(from.durationMinutes),
  meetingLink: text(from.meetingLink),
})

interface SessionDialogProps {
  /** The session to be changed; `null` plans one. */
  session: Session | null
  /** Server on which a room is made where no link is given. */
  domain: string
  onClose: () => void
}

/** Plans a session, or plans one that is there otherwise. */
export function SessionDialog({ session, domain, onClose }: SessionDialogProps) {
  const { data: choices } = useScreenQuery(SessionChoicesDocument)
  const [create] = useMutation(CreateVirtualSessionDocument)
  const [update] = useMutation(UpdateVirtualSessionDocument)
  const classOptions = optionsOf(choices?.classes ?? [])
  const teacherOptions = personOptionsOf(choices?.staff ?? [])
  const form = useDialogForm<SessionValues, SessionInput>({
    schema: sessionSchema,
    defaultValues: valuesOf(session ?? { date: todayInJohannesburg(), durationMinutes: 30 }),
    version: session?.version,
    labels: {
      title: { label: 'Session Title' },
      classId: { label: 'Class', format: labelIn(classOptions) },
      teacherId: { label: 'Teacher', format: labelIn(teacherOptions) },
      date: { label: 'Date' },
      time: { label: 'Time' },
      durationMinutes: { label: 'Duration in minutes' },
      meetingLink: { label: 'Meeting link' },
    },
    failed: 'Failed to save session',
    toValues: valuesOf,
    save: (input, version) =>
      session
        ? update({ variables: { input: { ...input, id: session.id, version } } })
        : create({ variables: { input } }),
    saved: session ? 'Session updated successfully' : 'Session created successfully',
    onClose,
  })
  const { field, control } = form
  const today = useToday()
  return (
    <FormDialog
      {...form.formProps}
      title={session ? 'Edit Session' : 'New Session'}
      saveLabel={session ? 'Save' : 'Create Session'}
    >
      <TextField label="Session Title" {...field('title')} />
      <Grid columnsOf={200}>
        <FormField as={CentreDayField} control={control} name="date" label="Date" min={today} />
        <TimeField label="Time" {...field('time')} />
        <NumberField label="Duration in minutes" {...field('durationMinutes')} />
        <FormField
          as={SelectField}
          control={control}
          label="Class"
          placeholder="All classes"
          options={classOptions}
          name="classId"
        />
        <FormField
          as={SelectField}
          control={control}
          label="Teacher"
          placeholder="Choose a teacher"
          options={teacherOptions}
          name="teacherId"
        />
      </Grid>
      <TextField
        label="Meeting link"
        type="url"
        optional
        hint={`Leave empty to create a private room on ${domain}.`}
        {...field('meetingLink')}
      />
    </FormDialog>
  )
}
