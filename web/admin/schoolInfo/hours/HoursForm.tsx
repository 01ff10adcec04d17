import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type HoursInput, hoursSchema, type HoursValues } from '#graphql/settings/settings.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { type EditedSettingsQuery, UpdateHoursDocument } from '../schoolInfo.generated.ts'

/** When the doors are open, and the program day inside of that. */
export function HoursForm({ settings }: { settings: EditedSettingsQuery['editedSettings'] }) {
  const [save] = useMutation(UpdateHoursDocument)
  const { centreHours, programHours, halfDayEnds, hoursVersion } = settings
  const only = ({ opens, closes }: { opens: string; closes: string }) => ({ opens, closes })
  const { register, handleSubmit, reset, formState } = useForm<HoursValues, unknown, HoursInput>({
    resolver: zodResolver(hoursSchema),
    defaultValues: {
      centreHours: only(centreHours),
      programHours: only(programHours),
      halfDayEnds,
      version: hoursVersion,
    },
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty && !isSubmitting)
  async function send(input: HoursInput) {
    try {
      const { data } = await save({ variables: { input } })
      reset({ ...input, version: data?.updateHours.hoursVersion ?? null })
      toast({ title: 'Hours updated successfully', text: 'The site and the documents say so already.' })
    } catch (error) {
      tellFailure('Failed to save hours', error)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack>
        <Fieldset legend="Centre hours, Monday to Friday">
          <Grid columnsOf={150} keepWidth>
            <TimeField
              label="Doors open"
              error={errors.centreHours?.opens?.message}
              {...register('centreHours.opens')}
            />
            <TimeField
              label="Doors close"
              error={errors.centreHours?.closes?.message}
              {...register('centreHours.closes')}
            />
          </Grid>
        </Fieldset>
        <Fieldset legend="Program day">
          <Grid columnsOf={150} keepWidth>
            <TimeField
              label="Program begins"
              error={errors.programHours?.opens?.message}
              {...register('programHours.opens')}
            />
            <TimeField
              label="Program ends"
              error={errors.programHours?.closes?.message}
              {...register('programHours.closes')}
            />
            <TimeField label="Half day ends" error={errors.halfDayEnds?.message} {...register('halfDayEnds')} />
          </Grid>
        </Fieldset>
        <Inline justify="end">
          <Button
            type="submit"
            size="small"
            tone="primary"
            disabled={!isDirty}
            pending={isSubmitting}
            pendingLabel="Saving..."
          >
            Save hours
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
