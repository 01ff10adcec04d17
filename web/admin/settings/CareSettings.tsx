import { useFieldArray } from 'react-hook-form'
import type { CareForm, CareFormValues } from '#graphql/settings/forms.schema.ts'
import type { Telling } from '#graphql/care/care.rules.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { SaveCareDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

type Check = SettingsGroupsFragment['care']['sleepChecks'][number]

const valuesOf = (from: Record<string, unknown>): CareFormValues => ({
  telling: from.telling as Telling,
  sleepChecks: (from.sleepChecks as Check[]).map(({ toMonths, minutes }) => ({
    toMonths: toMonths === null ? null : String(toMonths),
    minutes: String(minutes),
  })),
  wipesAChange: String(from.wipesAChange),
})

const tellingLabels: Record<Telling, string> = { at_once: 'During the day', at_closing: 'After closing the day' }

const tellingOptions = [
  {
    value: 'at_once',
    label: tellingLabels.at_once,
    hint: 'Meals, sleep and other entries appear in the portal at once.',
  },
  {
    value: 'at_closing',
    label: tellingLabels.at_closing,
    hint: 'Families see the entries once a teacher has closed the day. A day that is not closed appears the next day.',
  },
]

const formatChecks = (checks: unknown) =>
  (checks as { toMonths: unknown; minutes: unknown }[])
    .map(({ toMonths, minutes }) => `${toMonths ? `to ${toMonths} months` : 'older'} every ${minutes} minutes`)
    .join('; ')

/** When families can read about their child's day, how often a sleeping child is checked, and what a nappy change uses. */
export function CareSettings({ group }: { group: SettingsGroupsFragment['care'] }) {
  const form = useSettingsForm<CareFormValues, CareForm>({
    mutation: SaveCareDocument,
    group,
    valuesOf,
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).careFormSchema,
    labels: {
      telling: {
        label: 'When families see the day',
        format: (telling) => tellingLabels[telling as Telling],
      },
      sleepChecks: { label: 'Sleep checks', format: formatChecks },
      wipesAChange: { label: 'Wipes per change' },
    },
  })
  const { register, control, formState, field } = form
  const { fields } = useFieldArray({ control, name: 'sleepChecks' })
  const { errors } = formState
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="A child's day"
      about="What teachers enter about meals, sleep, nappies and so on, and when families see it."
    >
      <RadioGroup legend="When families see the day" options={tellingOptions} {...field('telling')} />
      {fields.map((row, index) => {
        const wrong = errors.sleepChecks?.[index]
        const isLast = index === fields.length - 1
        return (
          <Fieldset
            key={row.id}
            legend={isLast ? 'Sleep check: all older children' : `Sleep check: age group ${index + 1}`}
          >
            <Grid columnsOf={180} keepWidth>
              {isLast ? (
                // the columns of the last group stay below those of the others
                <span />
              ) : (
                <NumberField
                  label="Up to, in months"
                  error={wrong?.toMonths?.message}
                  {...register(`sleepChecks.${index}.toMonths`)}
                />
              )}
              <NumberField
                label="Interval, in minutes"
                error={wrong?.minutes?.message}
                {...register(`sleepChecks.${index}.minutes`)}
              />
            </Grid>
          </Fieldset>
        )
      })}
      <Grid columnsOf={180} keepWidth>
        <NumberField
          label="Wipes per change"
          hint="Wipes used per nappy change, to work out what is left."
          {...field('wipesAChange')}
        />
      </Grid>
    </SettingsForm>
  )
}
