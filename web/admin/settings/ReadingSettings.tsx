import { useMutation } from '@apollo/client/react'
import type { ReadingForm, ReadingFormValues } from '#graphql/settings/forms.schema.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SaveReadingDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsSaved } from './SettingsForm.tsx'

const valuesOf = (from: Record<string, unknown>): ReadingFormValues => ({
  childrenAnHour: String(from.childrenAnHour),
})

/** When reading about children is unusual, so that administrators are told. */
export function ReadingSettings({ group }: { group: SettingsGroupsFragment['reading'] }) {
  const [save] = useMutation(SaveReadingDocument)
  const saved = useSettingsSaved()
  const form = useSavedForm<ReadingFormValues, ReadingForm>({
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).readingFormSchema,
    defaultValues: valuesOf(group),
    version: group.version,
    labels: { childrenAnHour: { label: 'Records per hour' } },
    failed: 'Failed to save settings',
    toValues: valuesOf,
    save: async (input, version) => {
      const { data } = await save({ variables: { input: { ...input, version } } })
      await saved(data?.saveReading)
    },
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
