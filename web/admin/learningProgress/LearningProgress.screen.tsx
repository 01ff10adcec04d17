import { useMutation } from '@apollo/client/react'
import { Plus, Target } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { type CreateGoalInput, createGoalSchema, type GoalValues } from '#graphql/progress/progress.schema.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChildField } from '../shared/people/ChildField.tsx'
import { GoalFields } from './GoalFields.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import * as styles from './Progress.css.ts'
import { CreateLearningGoalDocument } from './progress.generated.ts'
import { plannedLabels, plannedOf, progressOf } from './progress.ts'
import { type ProgressAddress, useProgressAddress } from './useProgressAddress.ts'
import { useProgressDialogs } from './useProgressDialogs.tsx'

const ChildLearning = lateModule(() => import('./ChildLearning.tsx')).part((module) => module.ChildLearning)
const ClassEntry = lateModule(() => import('./ClassEntry.tsx')).part((module) => module.ClassEntry)
const RecordTab = lateModule(() => import('./RecordTab.tsx')).part((module) => module.RecordTab)
const TrackTab = lateModule(() => import('./TrackTab.tsx')).part((module) => module.TrackTab)

/** Learning Progress: how the children stand, what was seen of each, what is planned, and how the plans go. */
export function LearningProgress() {
  const address = useProgressAddress()
  const query = useScreenQuery(...progressOf(address.classId))
  // what was read before stays visible meanwhile
  const figures = (query.data ?? query.previousData)?.learningProgress
  const { actions, dialog } = useProgressDialogs()
  if (address.child !== null) {
    return (
      <>
        <ChildLearning key={address.child} id={address.child} address={address} actions={actions} />
        {dialog}
      </>
    )
  }
  if (!figures) {
    return (
      <QueryState
        query={query}
        label="Loading learning progress"
        failed="The learning progress could not be loaded."
        count={3}
        height="block"
      />
    )
  }
  if (address.entry) return <ClassEntry figures={figures} address={address} />
  const add = () => actions.onAdd()
  return (
    <Stack>
      <div className={styles.choice}>
        <ClassChips
          classes={figures.classes.map((row) => row.class)}
          chosen={address.classId}
          onChoose={(classId) => address.set({ class: classId, student: null })}
        />
        <div>
          <Button size="small" tone="primary" icon={Plus} onClick={add}>
            Add Assessment
          </Button>
        </div>
      </div>
      <Tabs
        label="Learning Progress"
        chosen={address.tab}
        onChoose={address.setTab}
        tabs={[
          { id: 'overview', label: 'Overview', content: () => <OverviewTab figures={figures} onAdd={add} /> },
          {
            id: 'record',
            label: 'Record',
            content: () => <RecordTab figures={figures} address={address} onAdd={actions.onAdd} />,
          },
          { id: 'plan', label: 'Plan', content: () => <PlanTab address={address} /> },
          { id: 'track', label: 'Track', content: () => <TrackTab address={address} actions={actions} /> },
        ]}
      />
      {dialog}
    </Stack>
  )
}

export const screen: Screen = { Page: LearningProgress, first: () => [progressOf(null)] }

export interface ClassChipsProps {
  classes: readonly { id: number; name: string }[]
  chosen: number | null
  onChoose: (classId: number | null) => void
}

/** One class, or all of them. */
export function ClassChips({ classes, chosen, onChoose }: ClassChipsProps) {
  return (
    <Chips
      label="Class"
      chips={[{ value: '', label: 'All' }, ...classes.map(({ id, name }) => ({ value: String(id), label: name }))]}
      chosen={chosen === null ? '' : String(chosen)}
      onChoose={(value) => onChoose(value === '' ? null : Number(value))}
    />
  )
}

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
    labels: { ...plannedLabels, childId: { label: 'Student' } },
    failed: 'Failed to create learning plan',
    toValues: () => emptyPlan(null),
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
          <GoalFields form={form as unknown as UseFormReturn<Omit<GoalValues, 'childId'>>} />
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
