import { useMutation } from '@apollo/client/react'
import type { ReportCardsForm, ReportCardsFormValues } from '#graphql/settings/forms.schema.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SaveReportCardSettingsDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsSaved } from './SettingsForm.tsx'

const label = "Report cards need the office's approval"

const valuesOf = (from: Record<string, unknown>): ReportCardsFormValues => ({
  needApproval: from.needApproval === true,
})

/** Whether teachers publish their report cards, or submit them to the office. */
export function ReportCardSettings({ group }: { group: SettingsGroupsFragment['reportCards'] }) {
  const [save] = useMutation(SaveReportCardSettingsDocument)
  const saved = useSettingsSaved()
  const form = useSavedForm<ReportCardsFormValues, ReportCardsForm>({
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).reportCardsFormSchema,
    defaultValues: valuesOf(group),
    version: group.version,
    labels: { needApproval: { label, format: (value) => (value ? 'Yes' : 'No') } },
    failed: 'Failed to save settings',
    toValues: valuesOf,
    save: async (input, version) => {
      const { data } = await save({ variables: { input: { ...input, version } } })
      await saved(data?.saveReportCardSettings)
    },
  })
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Report cards"
      about="Parents can read a report card once it is published."
    >
      <Checkbox
        label={label}
        hint="Teachers submit their report cards, and the office publishes them. Otherwise teachers publish their own."
        {...form.field('needApproval')}
      />
    </SettingsForm>
  )
}
