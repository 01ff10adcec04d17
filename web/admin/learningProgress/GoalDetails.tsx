import { Pencil, Trash2 } from 'lucide-react'
import {
  type Difficulty,
  difficultyLabels,
  shareOfTimePassed,
  type Subject,
  subjectLabels,
} from '#graphql/progress/progress.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { inPercent, StatusBadge } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { type Goal, remaining, useChildLearningPath } from './progress.ts'
import type { ProgressActions } from './useProgressDialogs.tsx'

interface GoalDetailsProps {
  goal: Goal
  actions: ProgressActions
  onClose: () => void
}

/** Everything about one goal: how far it is, and how far it should be by now. */
export function GoalDetails({ goal, actions, onClose }: GoalDetailsProps) {
  const childLearningPath = useChildLearningPath()
  const passed = Math.round(shareOfTimePassed(goal, todayInJohannesburg()) * 100)
  const then = (open: (goal: Goal) => void) => () => {
    onClose()
    open(goal)
  }
  return (
    <Dialog
      title={goal.title}
      onClose={onClose}
      actions={
        <>
          <Button size="small" tone="quiet" icon={Trash2} onClick={then(actions.onDeleteGoal)}>
            Delete
          </Button>
          <Button size="small" icon={Pencil} onClick={then(actions.onEditGoal)}>
            Edit
          </Button>
          <Button size="small" tone="primary" onClick={then(actions.onGoalProgress)}>
            Update Progress
          </Button>
        </>
      }
    >
      <Stack>
        {goal.description && <Text asTyped>{goal.description}</Text>}
        <ProgressBar label="Progress" value={goal.progress} figure={remaining(goal.progress)} />
        <ProgressBar label="Time passed" value={passed} figure={inPercent(passed)} tone="warning" />
        <DefinitionList
          entries={[
            ...(goal.child
              ? [
                  {
                    term: 'Student',
                    value: <TextLink to={childLearningPath(goal.child.id)}>{fullName(goal.child)}</TextLink>,
                  },
                ]
              : []),
            { term: 'Status', value: <StatusBadge status={goal.status} /> },
            { term: 'Subject Area', value: subjectLabels[goal.subject as Subject] },
            { term: 'Difficulty Level', value: difficultyLabels[goal.difficulty as Difficulty] },
            { term: 'Started', value: formatDate(goal.startDate) },
            { term: 'Target Date', value: formatDate(goal.targetDate) },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
