import { useMutation } from '@apollo/client/react'
import {
  type ActivityInput,
  type ActivityValues,
  activityOfClassSchema,
  activitySchema,
} from '#graphql/activities/activities.schema.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { emptyToNull, optionsOf, text } from '#web/admin/shared/formValues.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { useToday } from '#web/app/useToday.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { allClasses } from '#web/shared/calendar/ClassBadge.tsx'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { StaleNotice } from '#web/shared/form/StaleNotice.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import * as styles from './Activities.css.ts'
import { type Activity } from './activity.ts'
import { CreateActivityDocument, UpdateActivityDocument } from './activities.generated.ts'

interface ActivityFormProps {
  /** The activity to be changed; `null` plans one. */
  activity: Activity | null
  classes: readonly { id: number; name: string }[]
  /** Cancel or save: back to the list. */
  onDone: () => void
}

const valuesOf = (from: Record<string, unknown>): ActivityValues => ({
  title: text(from.title),
  description: text(from.description),
  date: text(from.date),
  time: text(from.time),
  endTime: text(from.endTime),
  location: text(from.location),
  classId: text(from.classId),
  imageUrl: text(from.imageUrl),
  isOuting: from.isOuting === true,
})

/** Administrators choose from all classes; teachers plan for one of theirs, and leave an activity with its class. */
function useClassChoice(activity: Activity | null, classes: ActivityFormProps['classes']) {
  const isTeacher = useIsTeacher()
  if (!isTeacher) return { schema: activitySchema, offered: classes, placeholder: allClasses }
  const offered = activity ? classes.filter(({ id }) => id === activity.classId) : classes
  const [only] = offered
  if (only && offered.length === 1) return { schema: activityOfClassSchema, offered, preselected: only.id }
  return { schema: activityOfClassSchema, offered, placeholder: 'Choose a class' }
}

/** A new activity, or the details of one that is planned. */
export function ActivityForm({ activity, classes, onDone }: ActivityFormProps) {
  const [create] = useMutation(CreateActivityDocument)
  const [update] = useMutation(UpdateActivityDocument)
  const today = useToday()
  const { schema, offered, placeholder, preselected } = useClassChoice(activity, classes)
  const className = (value: unknown) => classes.find(({ id }) => id === Number(value))?.name ?? allClasses
  const form = useSavedForm<ActivityValues, ActivityInput>({
    schema,
    defaultValues: valuesOf({ date: today, classId: preselected, ...activity }),
    version: activity?.version,
    draft: `activity.${activity?.id ?? 'new'}`,
    labels: {
      title: { label: 'Title' },
      description: { label: 'Description' },
      date: { label: 'Date' },
      time: { label: 'Time' },
      endTime: { label: 'End time' },
      location: { label: 'Location' },
      classId: { label: 'Target class', format: className },
      imageUrl: { label: 'Image URL' },
      isOuting: { label: 'Outing', format: formatYesNo },
    },
    failed: activity ? 'Failed to update activity' : 'Failed to create activity',
    toValues: valuesOf,
    save: async (input, version) => {
      if (activity) await update({ variables: { id: activity.id, input: { ...input, version } } })
      else await create({ variables: { input } })
      toast({ title: activity ? 'Activity updated successfully' : 'Activity created successfully' })
      onDone()
    },
  })
  const { field, register, control, formState } = form
  const { isSubmitting } = formState
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <Panel title={activity ? `Edit ${activity.title}` : 'Create Activity'}>
        <Stack>
          <Problem>{form.formProps.problem}</Problem>
          {form.stale && <StaleNotice {...form.stale} />}
          <TextField label="Title" {...field('title')} />
          <TextArea label="Description" optional hint="What will happen and what to bring." {...field('description')} />
          <Grid columnsOf={170}>
            <FormField
              as={CentreDayField}
              control={control}
              name="date"
              label="Date"
              min={activity && activity.date < today ? activity.date : today}
            />
            <TimeField label="Time" {...field('time')} />
            <TimeField label="End time" optional {...field('endTime')} />
          </Grid>
          <Grid columnsOf={220}>
            <TextField label="Location" {...field('location')} />
            <SelectField
              label="Target class"
              placeholder={placeholder}
              options={optionsOf(offered)}
              {...field('classId', emptyToNull)}
            />
          </Grid>
          <Checkbox
            label="Outing: needs a parent's consent"
            hint="Parents are asked for consent when they reply. The date and time are recorded."
            {...register('isOuting')}
          />
          <TextField label="Image URL" optional placeholder="https://" {...field('imageUrl')} />
          <Inline space={8} justify="end">
            <Button
              size="small"
              onClick={() => {
                form.clearDraft()
                onDone()
              }}
            >
              Cancel
            </Button>
            <Button type="submit" size="small" tone="primary" pending={isSubmitting} pendingLabel="Saving...">
              {activity ? 'Save Activity' : 'Create Activity'}
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </Form>
  )
}
