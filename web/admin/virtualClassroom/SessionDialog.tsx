import { useMutation } from '@apollo/client/react'
import type { UseFormReturn } from 'react-hook-form'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type SessionInput, sessionSchema, type SessionValues } from '#graphql/virtualClassroom/session.schema.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../shared/format.ts'
import type { Session } from './session.ts'
import {
  CreateVirtualSessionDocument,
  SessionChoicesDocument,
  type SessionChoicesQuery,
  UpdateVirtualSessionDocument,
} from './virtualClassroom.generated.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

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
  domain: string
  onClose: () => void
}

/** Plans a session, or plans one that is there otherwise. */
export function SessionDialog({ session, domain, onClose }: SessionDialogProps) {
  const { data: choices } = useScreenQuery(SessionChoicesDocument)
  const [create] = useMutation(CreateVirtualSessionDocument)
  const [update] = useMutation(UpdateVirtualSessionDocument)
  const nameIn = (rows: readonly { id: number }[] | undefined, say: (row: never) => string) => (value: unknown) => {
    const row = rows?.find(({ id }) => String(id) === String(value))
    return row ? say(row as never) : String(value)
  }
  const form = useSavedForm<SessionValues, SessionInput>({
    schema: sessionSchema,
    defaultValues: valuesOf(session ?? { date: todayInJohannesburg(), durationMinutes: 30 }),
    version: session?.version,
    labels: {
      title: { label: 'Session Title' },
      classId: { label: 'Class', inWords: nameIn(choices?.classes, ({ name }: { name: string }) => name) },
      teacherId: {
        label: 'Teacher',
        inWords: nameIn(
          choices?.staff,
          (user: { firstName: string; lastName: string }) => `${user.firstName} ${user.lastName}`,
        ),
      },
      date: { label: 'Date' },
      time: { label: 'Time' },
      durationMinutes: { label: 'Duration in minutes' },
      meetingLink: { label: 'Meeting link' },
    },
    failed: 'Failed to save session',
    toValues: valuesOf,
    save: async (input, version) => {
      if (session) await update({ variables: { input: { ...input, id: session.id, version } } })
      else await create({ variables: { input } })
      toast({ title: session ? 'Session updated successfully' : 'Session created successfully' })
      onClose()
    },
  })
  return (
    <FormDialog
      // the lists have to be there before the choice in them can be shown
      key={choices ? 'ready' : 'waiting'}
      {...form.parts}
      title={session ? 'Edit Session' : 'New Session'}
      onClose={onClose}
      saveLabel={session ? 'Save' : 'Create Session'}
      savingLabel="Saving..."
    >
      <SessionFields form={form} choices={choices} domain={domain} />
    </FormDialog>
  )
}

interface SessionFieldsProps {
  form: Pick<UseFormReturn<SessionValues>, 'register' | 'control' | 'formState'>
  choices: SessionChoicesQuery | undefined
  /** Server on which a room is made where no link is given. */
  domain: string
}

/** What a session is: title, day, length, class, who teaches, and where. */
function SessionFields({ form, choices, domain }: SessionFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const today = useToday()
  return (
    <>
      <TextField label="Session Title" error={errors.title?.message} {...register('title')} />
      <Grid columnsOf={200}>
        <FormField as={CentreDayField} control={control} name="date" label="Date" min={today} />
        <TimeField label="Time" error={errors.time?.message} {...register('time')} />
        <NumberField
          label="Duration in minutes"
          error={errors.durationMinutes?.message}
          {...register('durationMinutes')}
        />
        <FormField
          as={SelectField}
          control={control}
          label="Class"
          placeholder="All Classes"
          options={(choices?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          name="classId"
        />
        <FormField
          as={SelectField}
          control={control}
          label="Teacher"
          placeholder="Choose a teacher"
          options={(choices?.staff ?? []).map((user) => ({ value: String(user.id), label: fullName(user) }))}
          name="teacherId"
        />
      </Grid>
      <TextField
        label="Meeting link"
        type="url"
        optional
        hint={`Left empty, a private room is made on ${domain}.`}
        error={errors.meetingLink?.message}
        {...register('meetingLink')}
      />
    </>
  )
}
