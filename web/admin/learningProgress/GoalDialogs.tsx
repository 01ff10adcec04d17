import { useMutation } from '@apollo/client/react'
import {
  type GoalProgressInput,
  goalProgressSchema,
  type UpdateGoalInput,
  updateGoalSchema,
  type UpdateGoalValues,
} from '#graphql/progress/progress.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { GoalFields, type PlannedForm } from './GoalFields.tsx'
import { UpdateGoalProgressDocument, UpdateLearningGoalDocument } from './progress.generated.ts'
import { type Goal, plannedLabels, plannedOf } from './progress.ts'

const valuesOf = (from: Record<string, unknown>): UpdateGoalValues => ({
  ...plannedOf(from),
  id: String(from.id),
  startDate: String(from.startDate ?? ''),
  progress: String(from.progress ?? ''),
})

/** Changes a goal; the child it is for stays. */
export function GoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [update] = useMutation(UpdateLearningGoalDocument)
  const form = useDialogForm<UpdateGoalValues, UpdateGoalInput>({
    schema: updateGoalSchema,
    defaultValues: valuesOf(goal),
    version: goal.version,
    draft: `goal.${goal.id}`,
    labels: { ...plannedLabels, startDate: { label: 'Start' }, progress: { label: 'Progress' } },
    failed: 'Failed to save goal',
    toValues: valuesOf,
    save: (input, version) => update({ variables: { input: { ...input, version } } }),
    saved: 'Goal updated successfully',
    onClose,
  })
  const { field, control } = form
  return (
    <FormDialog {...form.formProps} title="Edit Goal">
      <GoalFields form={form as unknown as PlannedForm} />
      <Grid columnsOf={200}>
        <FormField as={DateField} control={control} name="startDate" label="Start" today={todayInJohannesburg()} />
        <NumberField label="Progress, in percent" {...field('progress')} />
      </Grid>
    </FormDialog>
  )
}

interface GoalProgressValues {
  id: string
  progress: string
}

const progressValuesOf = (from: Record<string, unknown>): GoalProgressValues => ({
  id: String(from.id),
  progress: String(from.progress),
})

/** Updates a child's progress towards a goal. */
export function GoalProgressDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [update] = useMutation(UpdateGoalProgressDocument)
  const form = useDialogForm<GoalProgressValues, GoalProgressInput>({
    schema: goalProgressSchema as never,
    defaultValues: progressValuesOf(goal),
    version: goal.version,
    labels: { progress: { label: 'Progress' } },
    failed: 'Failed to update progress',
    toValues: progressValuesOf,
    save: ({ id, progress }, version) => update({ variables: { input: { id, progress, version } } }),
    saved: ({ progress }) => (progress === 100 ? 'Goal completed' : 'Progress updated successfully'),
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title="Update Progress"
      description={goal.child ? `${goal.title}, ${fullName(goal.child)}` : goal.title}
      size="small"
      saveLabel="Update Progress"
    >
      <NumberField label="Progress, in percent" hint="100 marks the goal as completed." {...form.field('progress')} />
    </FormDialog>
  )
}
