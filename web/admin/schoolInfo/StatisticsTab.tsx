import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import { openingHoursStatistic } from '#graphql/settings/settings.rules.ts'
import { type StatisticsInput, statisticsSchema, type StatisticsValues } from '#graphql/settings/settings.schema.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { figure } from './SchoolInfo.css.ts'
import { EditedSettingsDocument, type EditedSettingsQuery, UpdateStatisticsDocument } from './schoolInfo.generated.ts'

const most = 11

function StatisticsForm({ settings }: { settings: EditedSettingsQuery['editedSettings'] }) {
  const [save] = useMutation(UpdateStatisticsDocument)
  const { statistics, statisticsVersion, centreHours } = settings
  const hours = openingHoursStatistic(centreHours)
  const { register, control, handleSubmit, reset, formState } = useForm<StatisticsValues, unknown, StatisticsInput>({
    resolver: zodResolver(statisticsSchema),
    defaultValues: { statistics: statistics.map(({ value, label }) => ({ value, label })), version: statisticsVersion },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'statistics' })
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty && !isSubmitting)
  async function send(input: StatisticsInput) {
    try {
      const { data } = await save({ variables: { input } })
      reset({ ...input, version: data?.updateStatistics.statisticsVersion ?? null })
      toast({ title: 'Statistics updated successfully', text: 'The home page says so already.' })
    } catch (error) {
      tellFailure('Failed to save statistics', error)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack>
        <Stack as="ul" space={12} label="Statistics">
          {fields.map(({ id }, index) => {
            const wrong = errors.statistics?.[index]
            return (
              <li key={id} className={figure}>
                <TextField
                  label={`Figure ${index + 1}`}
                  hideLabel
                  placeholder="50+"
                  error={wrong?.value?.message}
                  {...register(`statistics.${index}.value`)}
                />
                <TextField
                  label={`What figure ${index + 1} counts`}
                  hideLabel
                  placeholder="families"
                  error={wrong?.label?.message}
                  {...register(`statistics.${index}.label`)}
                />
                <IconButton icon={Trash2} label={`Delete figure ${index + 1}`} onClick={() => remove(index)} />
              </li>
            )
          })}
        </Stack>
        <Text size="small" tone="muted">
          {`“${hours.value} ${hours.label}” follows from the hours of the centre and stands last.`}
        </Text>
        <Inline justify="between">
          <Button
            size="small"
            icon={Plus}
            disabled={fields.length >= most}
            onClick={() => append({ value: '', label: '' })}
          >
            Add Figure
          </Button>
          <Button
            type="submit"
            size="small"
            tone="primary"
            disabled={!isDirty}
            pending={isSubmitting}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** What the home page claims. */
export function StatisticsTab() {
  const query = useScreenQuery(EditedSettingsDocument)
  const { data } = query
  if (!data) return <QueryState query={query} label="Loading statistics" failed="The statistics could not be loaded." />
  return (
    <Panel title="Figures of the home page">
      <StatisticsForm settings={data.editedSettings} />
    </Panel>
  )
}
