import { useMutation } from '@apollo/client/react'
import { type GoalProgressInput, goalProgressSchema } from '#graphql/progress/progress.schema.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { fullName } from '../shared/people/format.ts'
import type { Goal } from './goal.ts'
import { UpdateGoalProgressDocument } from './progress.generated.ts'

interface Values {
  id: string
  progress: string
}

const valuesOf = (from: Record<string, unknown>): Values => ({ id: String(from.id), progress: String(from.progress) })

/** Says how far a child has come towards a goal. */
export function GoalProgressDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [update] = useMutation(UpdateGoalProgressDocument)
  const form = useSavedForm<Values, GoalProgressInput>({
    schema: goalProgressSchema as never,
    defaultValues: valuesOf(goal),
    version: goal.version,
    labels: { progress: { label: 'Progress' } },
    failed: 'Failed to update progress',
    toValues: valuesOf,
    save: async ({ id, progress }, version) => {
      await update({ variables: { input: { id, progress, version } } })
      toast({ title: progress === 100 ? 'Goal completed' : 'Progress updated successfully' })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title="Update Progress"
      description={goal.child ? `${goal.title}, ${fullName(goal.child)}` : goal.title}
      size="small"
      onClose={onClose}
      saveLabel="Update Progress"
      savingLabel="Saving..."
    >
      <NumberField label="Progress, in percent" hint="100 completes the goal." {...form.field('progress')} />
    </FormDialog>
  )
}
