import type { ReportCardsForm, ReportCardsFormValues } from '#graphql/settings/forms.schema.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SaveReportCardSettingsDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

const label = "Report cards need the office's approval"

const valuesOf = (from: Record<string, unknown>): ReportCardsFormValues => ({
  needApproval: from.needApproval === true,
})

/** Whether teachers publish their report cards, or submit them to the office. */
export function ReportCardSettings({ group }: { group: SettingsGroupsFragment['reportCards'] }) {
  const form = useSettingsForm<ReportCardsFormValues, ReportCardsForm>({
    mutation: SaveReportCardSettingsDocument,
    group,
    valuesOf,
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).reportCardsFormSchema,
    labels: { needApproval: { label, format: (value) => (value ? 'Yes' : 'No') } },
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
