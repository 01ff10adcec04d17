import { useMutation } from '@apollo/client/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { openingHoursStatistic } from '#graphql/settings/settings.rules.ts'
import { type StatisticsInput, statisticsSchema, type StatisticsValues } from '#graphql/settings/settings.schema.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { SettingsForm } from '../settings/SettingsForm.tsx'
import { schoolInfoParts } from './lazyDialogs.ts'
import { NoticesTab, schoolNotices } from './notices/NoticesTab.tsx'
import { figure } from './SchoolInfo.css.ts'
import { EditedSettingsDocument, type EditedSettingsQuery, UpdateStatisticsDocument } from './schoolInfo.generated.ts'
import { ProgramsTab } from './programs/ProgramsTab.tsx'

const FaqTab = schoolInfoParts.component('FaqTab')
const HoursTab = schoolInfoParts.component('HoursTab')
const DocumentsTab = schoolInfoParts.component('DocumentsTab')

const tabs = [
  { id: 'notices', label: 'Notices', content: () => <NoticesTab /> },
  { id: 'programs', label: 'Programs', content: () => <ProgramsTab /> },
  { id: 'faq', label: 'FAQ', content: () => <FaqTab /> },
  { id: 'statistics', label: 'Statistics', content: () => <StatisticsTab /> },
  { id: 'hours', label: 'Hours', content: () => <HoursTab /> },
  { id: 'documents', label: 'Documents', content: () => <DocumentsTab /> },
]

/** School Information: what the site and the portal say of the centre. Every change shows there at once. */
export function SchoolInfo() {
  return <SectionTabs label="School information" tabs={tabs} />
}

export const screen: Screen = { Page: SchoolInfo, first: () => [schoolNotices] }

const most = 11

function StatisticsForm({ settings }: { settings: EditedSettingsQuery['editedSettings'] }) {
  const [save] = useMutation(UpdateStatisticsDocument)
  const { statistics, statisticsVersion, centreHours } = settings
  const hours = openingHoursStatistic(centreHours)
  const form = useSavedForm<StatisticsValues, StatisticsInput>({
    schema: statisticsSchema,
    defaultValues: { statistics: statistics.map(({ value, label }) => ({ value, label })) },
    version: statisticsVersion,
    failed: 'Failed to save statistics',
    save: async (input, version) => {
      await save({ variables: { input: { ...input, version } } })
      toast({ title: 'Statistics updated successfully', text: 'The home page has been updated.' })
    },
  })
  const { field, control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'statistics' })
  return (
    <SettingsForm {...form.formProps} title="Home page statistics">
      <Stack as="ul" space={12} label="Statistics">
        {fields.map(({ id }, index) => (
          <li key={id} className={figure}>
            <TextField
              label={`Figure ${index + 1}`}
              hideLabel
              placeholder="50+"
              {...field(`statistics.${index}.value`)}
            />
            <TextField
              label={`What figure ${index + 1} counts`}
              hideLabel
              placeholder="families"
              {...field(`statistics.${index}.label`)}
            />
            <IconButton icon={Trash2} label={`Delete figure ${index + 1}`} onClick={() => remove(index)} />
          </li>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        {`“${hours.value} ${hours.label}” comes from the opening hours and always appears last.`}
      </Text>
      <Inline>
        <Button
          size="small"
          icon={Plus}
          disabled={fields.length >= most}
          onClick={() => append({ value: '', label: '' })}
        >
          Add Figure
        </Button>
      </Inline>
    </SettingsForm>
  )
}

/** What the home page claims. */
function StatisticsTab() {
  const query = useScreenQuery(EditedSettingsDocument)
  return (
    <QueryState query={query} what="statistics">
      {({ editedSettings }) => <StatisticsForm settings={editedSettings} />}
    </QueryState>
  )
}
