import { useMutation } from '@apollo/client/react'
import {
  type EndSessionInput,
  endSessionSchema,
  type EndSessionValues,
} from '#graphql/virtualClassroom/session.schema.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { EndVirtualSessionDocument } from './virtualClassroom.generated.ts'
import type { Session } from './session.ts'

/** Completes a session: how many took part, and where the recording is. */
export function EndDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [end] = useMutation(EndVirtualSessionDocument)
  const valuesOf = (from: Record<string, unknown>): EndSessionValues => ({
    id: String(session.id),
    participants: String(from.participants ?? session.joined),
    recordingLink: String(from.recordingLink ?? ''),
  })
  const form = useSavedForm<EndSessionValues, EndSessionInput>({
    schema: endSessionSchema,
    defaultValues: valuesOf({}),
    version: session.version,
    labels: { participants: { label: 'Participants' }, recordingLink: { label: 'Recording link' } },
    failed: 'Failed to end session',
    toValues: valuesOf,
    save: async (input, version) => {
      await end({ variables: { input: { ...input, version } } })
      toast({ title: 'Session completed' })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      {...form.parts}
      title="End Session"
      description={session.title}
      onClose={onClose}
      saveLabel="End Session"
      savingLabel="Ending..."
    >
      <NumberField
        label="Participants"
        hint={`${session.joined} joined from the portal, ${session.expectedParticipants} were expected.`}
        {...field('participants')}
      />
      <TextField
        label="Recording link"
        type="url"
        optional
        hint="It is listed under Recordings."
        {...field('recordingLink')}
      />
    </FormDialog>
  )
}
