import { useMutation } from '@apollo/client/react'
import { Target } from 'lucide-react'
import { type CreateGoalInput, createGoalSchema, type GoalValues } from '#graphql/progress/progress.schema.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { GoalFields, type PlannedForm } from './GoalFields.tsx'
import * as styles from './Progress.css.ts'
import { CreateLearningGoalDocument } from './progress.generated.ts'
import { plannedOf } from './progress.ts'
import type { ProgressAddress } from './useProgressAddress.ts'

const emptyPlan = (childId: number | null): GoalValues => ({
  ...plannedOf({}),
  childId: childId ? String(childId) : '',
})

/** Plans what a child is to learn. */
export function PlanTab({ address }: { address: ProgressAddress }) {
  const [create] = useMutation(CreateLearningGoalDocument)
  const form = useSavedForm<GoalValues, CreateGoalInput>({
    schema: createGoalSchema,
    defaultValues: emptyPlan(address.student),
    draft: `goal.new.${address.student ?? ''}`,
    failed: 'Failed to create learning plan',
    save: async (input) => {
      const { data } = await create({ variables: { input } })
      form.reset(emptyPlan(null))
      const goal = data?.createLearningGoal.id ?? null
      toast({
        title: 'Learning plan created successfully',
        action: { label: 'Show', onPress: () => address.set({ tab: 'track', student: null, class: null, goal }) },
      })
    },
  })
  const { control, formState } = form
  return (
    <div className={styles.form}>
      <Panel title="Create Learning Plan">
        <PageForm form={form}>
          <FormField as={ChildField} control={control} name="childId" label="Select Student" />
          <GoalFields form={form as unknown as PlannedForm} />
          <div>
            <Button
              type="submit"
              size="small"
              tone="primary"
              icon={Target}
              pending={formState.isSubmitting}
              pendingLabel="Creating..."
            >
              Create Learning Plan
            </Button>
          </div>
        </PageForm>
      </Panel>
    </div>
  )
}
