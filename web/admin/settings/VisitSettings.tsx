import type { VisitTimesForm, VisitTimesFormValues } from '#graphql/settings/forms.schema.ts'
import { visitDays } from '#graphql/settings/settings.rules.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { SaveVisitTimesDocument, type VisitTimesFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

const labelOf = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)
const ofEachDay = <Value,>(value: (day: (typeof visitDays)[number]) => Value) =>
  Object.fromEntries(visitDays.map((day) => [day, value(day)])) as Record<(typeof visitDays)[number], Value>

/** Visiting times for families. */
export function VisitSettings({ group }: { group: VisitTimesFragment }) {
  const form = useSettingsForm<VisitTimesFormValues, VisitTimesForm>({
    mutation: SaveVisitTimesDocument,
    group,
    valuesOf: (now) => ofEachDay((day) => String(now[day])),
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).visitTimesFormSchema,
    labels: ofEachDay((day) => ({ label: labelOf(day) })),
  })
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Visits"
      about="Times offered for visits, separated by commas. Leave a day empty if there are no visits."
    >
      <Grid columnsOf={180}>
        {visitDays.map((day) => (
          <TextField key={day} label={labelOf(day)} optional {...form.field(day)} />
        ))}
      </Grid>
    </SettingsForm>
  )
}
