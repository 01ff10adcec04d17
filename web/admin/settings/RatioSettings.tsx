import { useFieldArray } from 'react-hook-form'
import { formatRatio } from '#graphql/attendance/ratios.rules.ts'
import { type RatiosForm, ratiosFormSchema, type RatiosFormValues } from '#graphql/settings/forms.schema.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { SaveRatiosDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

interface Band {
  toMonths: number | null
  promise: number
  law: number
}

const valuesOf = (from: Record<string, unknown>): RatiosFormValues => ({
  bands: (from.bands as Band[]).map(({ toMonths, promise, law }) => ({
    toMonths: toMonths === null ? null : String(toMonths),
    promise: String(promise),
    law: String(law),
  })),
})

const formatBands = (bands: unknown) =>
  (bands as RatiosForm['bands'])
    .map(
      ({ toMonths, promise, law }) =>
        `${toMonths ? `to ${toMonths} months` : 'older'} ${formatRatio(promise)}, legal limit ${formatRatio(law)}`,
    )
    .join('; ')

/** Children per member of staff: our ratio and the legal limit. */
export function RatioSettings({ ratios }: { ratios: SettingsGroupsFragment['ratios'] }) {
  const form = useSettingsForm<RatiosFormValues, RatiosForm>({
    mutation: SaveRatiosDocument,
    group: ratios,
    valuesOf,
    schema: ratiosFormSchema,
    labels: { bands: { label: 'Ratios', format: formatBands } },
  })
  const { register, control, formState } = form
  const { fields } = useFieldArray({ control, name: 'bands' })
  const { errors } = formState
  return (
    <SettingsForm
      {...form.formProps}
      title="Children per member of staff"
      about="On the overview, rooms over our ratio are amber, and rooms over the legal limit are red; staff are also alerted. The legal limits follow the norms under the Children's Act; update them when the norms change."
    >
      {fields.map((field, index) => {
        const wrong = errors.bands?.[index]
        const isLast = index === fields.length - 1
        return (
          <Fieldset key={field.id} legend={isLast ? 'All older children' : `Age group ${index + 1}`}>
            <Grid columnsOf={180} keepWidth>
              {isLast ? (
                // the columns of the last group stay below those of the others
                <span />
              ) : (
                <NumberField
                  label="Up to, in months"
                  error={wrong?.toMonths?.message}
                  {...register(`bands.${index}.toMonths`)}
                />
              )}
              <NumberField
                label="Our ratio, 1 to"
                error={wrong?.promise?.message}
                {...register(`bands.${index}.promise`)}
              />
              <NumberField label="Legal limit, 1 to" error={wrong?.law?.message} {...register(`bands.${index}.law`)} />
            </Grid>
          </Fieldset>
        )
      })}
    </SettingsForm>
  )
}
