import type { ReadingForm, ReadingFormValues } from '#graphql/settings/forms.schema.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SaveReadingDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

const valuesOf = (from: Record<string, unknown>): ReadingFormValues => ({
  childrenAnHour: String(from.childrenAnHour),
})

/** When reading about children is unusual, so that administrators are told. */
export function ReadingSettings({ group }: { group: SettingsGroupsFragment['reading'] }) {
  const form = useSettingsForm<ReadingFormValues, ReadingForm>({
    mutation: SaveReadingDocument,
    group,
    valuesOf,
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).readingFormSchema,
    labels: { childrenAnHour: { label: 'Records per hour' } },
  })
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Unusual access"
      about="Administrators are alerted when an account opens more children's records than this within an hour. Nothing is blocked."
    >
      <NumberField label="Records per hour" {...form.field('childrenAnHour')} />
    </SettingsForm>
  )
}
