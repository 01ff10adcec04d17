import { useMutation } from '@apollo/client/react'
import {
  type InstantSessionInput,
  instantSessionSchema,
  type InstantSessionValues,
} from '#graphql/virtualClassroom/session.schema.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { openTab } from '#web/shared/virtualClassroom/openTab.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SessionChoicesDocument, StartInstantSessionDocument } from './virtualClassroom.generated.ts'
import { goToRoom } from './useRooms.ts'

const values: InstantSessionValues = { title: 'Instant session', classId: '', durationMinutes: '30' }

/** Starts a session at once and opens its room. */
export function InstantDialog({ onClose }: { onClose: () => void }) {
  const { data: choices } = useScreenQuery(SessionChoicesDocument)
  const [start] = useMutation(StartInstantSessionDocument)
  const form = useSavedForm<InstantSessionValues, InstantSessionInput>({
    schema: instantSessionSchema,
    defaultValues: values,
    labels: {
      title: { label: 'Session Title' },
      classId: { label: 'Class' },
      durationMinutes: { label: 'Duration in minutes' },
    },
    failed: 'Failed to start session',
    toValues: () => values,
    save: async (input) => {
      const tab = openTab()
      try {
        const { data } = await start({ variables: { input } })
        if (data) goToRoom(tab, data.startInstantSession.meetingLink, 'Session started')
      } catch (error) {
        tab.close()
        throw error
      }
      onClose()
    },
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.parts}
      title="Start Instant Session"
      description="The parents of the class can join at once."
      onClose={onClose}
      saveLabel="Start Session"
      savingLabel="Starting..."
    >
      <TextField label="Session Title" {...field('title')} />
      <Grid columnsOf={200}>
        <FormField
          as={SelectField}
          control={control}
          label="Class"
          placeholder="All Classes"
          options={(choices?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          name="classId"
        />
        <NumberField label="Duration in minutes" {...field('durationMinutes')} />
      </Grid>
    </FormDialog>
  )
}
