import { useMutation } from '@apollo/client/react'
import { type SessionInput, sessionSchema, type SessionValues } from '#graphql/virtualClassroom/session.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import {
  CreateVirtualSessionDocument,
  SessionChoicesDocument,
  UpdateVirtualSessionDocument,
} from './virtualClassroom.generated.ts'
import { SessionFields } from './SessionFields.tsx'
import type { Session } from './session.ts'

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

export interface SessionDialogProps {
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
