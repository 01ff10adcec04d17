import { useMutation } from '@apollo/client/react'
import { type HoursInput, hoursSchema, type HoursValues } from '#graphql/settings/settings.schema.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { SettingsForm } from '../../settings/SettingsForm.tsx'
import { EditedSettingsDocument, type EditedSettingsQuery, UpdateHoursDocument } from '../schoolInfo.generated.ts'
import { ClosedDaysPanel } from './ClosedDaysPanel.tsx'

/** When the doors are open, and the program day inside of that. */
function HoursForm({ settings }: { settings: EditedSettingsQuery['editedSettings'] }) {
  const [save] = useMutation(UpdateHoursDocument)
  const { centreHours, programHours, halfDayEnds, hoursVersion } = settings
  const only = ({ opens, closes }: { opens: string; closes: string }) => ({ opens, closes })
  const form = useSavedForm<HoursValues, HoursInput>({
    schema: hoursSchema,
    defaultValues: {
      centreHours: only(centreHours),
      programHours: only(programHours),
      halfDayEnds,
    },
    version: hoursVersion,
    failed: 'Failed to save hours',
    save: async (input, version) => {
      await save({ variables: { input: { ...input, version } } })
      toast({ title: 'Hours updated successfully', text: 'The site and documents have been updated.' })
    },
  })
  const { field } = form
  return (
    <SettingsForm {...form.formProps} title="Opening hours" saveLabel="Save hours">
      <Fieldset legend="Centre hours, Monday to Friday">
        <Grid columnsOf={150} keepWidth>
          <TimeField label="Opening time" {...field('centreHours.opens')} />
          <TimeField label="Closing time" {...field('centreHours.closes')} />
        </Grid>
      </Fieldset>
      <Fieldset legend="Program day">
        <Grid columnsOf={150} keepWidth>
          <TimeField label="Program begins" {...field('programHours.opens')} />
          <TimeField label="Program ends" {...field('programHours.closes')} />
          <TimeField label="Half day ends" {...field('halfDayEnds')} />
        </Grid>
      </Fieldset>
    </SettingsForm>
  )
}

/** When the centre is open, and when it is not. */
export function HoursTab() {
  const query = useScreenQuery(EditedSettingsDocument)
  return (
    <Stack>
      <QueryState query={query} what="hours" count={2}>
        {({ editedSettings }) => <HoursForm settings={editedSettings} />}
      </QueryState>
      <ClosedDaysPanel />
    </Stack>
  )
}
