import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { areaLabel } from '#web/shared/progress/format.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import type { EditedAssessment } from './AssessmentDialog.tsx'
import {
  DeleteAssessmentDocument,
  DeleteLearningGoalDocument,
  RestoreAssessmentDocument,
  RestoreLearningGoalDocument,
} from './progress.generated.ts'
import type { Goal } from './progress.ts'

const progressParts = lazyModule(() => import('./dialogs.ts'))
const GoalDialog = progressParts.component('GoalDialog')
const GoalProgressDialog = progressParts.component('GoalProgressDialog')
const AssessmentDialog = progressParts.component('AssessmentDialog')

type Opened =
  | { kind: 'add'; childId?: number }
  | { kind: 'edit' | 'delete'; assessment: EditedAssessment }
  | { kind: 'editGoal' | 'deleteGoal' | 'goalProgress'; goal: Goal }

/** The dialogs about assessments and goals, and what opens them. */
export function useProgressDialogs() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [removeAssessment] = useMutation(DeleteAssessmentDocument)
  const [restoreAssessment] = useMutation(RestoreAssessmentDocument)
  const [removeGoal] = useMutation(DeleteLearningGoalDocument)
  const [restoreGoal] = useMutation(RestoreLearningGoalDocument)
  const close = () => setOpened(null)
  const actions = {
    onAdd: (childId?: number) => setOpened({ kind: 'add', childId }),
    onEdit: (assessment: EditedAssessment) => setOpened({ kind: 'edit', assessment }),
    onDelete: (assessment: EditedAssessment) => setOpened({ kind: 'delete', assessment }),
    onEditGoal: (goal: Goal) => setOpened({ kind: 'editGoal', goal }),
    onDeleteGoal: (goal: Goal) => setOpened({ kind: 'deleteGoal', goal }),
    onGoalProgress: (goal: Goal) => setOpened({ kind: 'goalProgress', goal }),
  }
  const dialog = (() => {
    switch (opened?.kind) {
      case 'add':
        return <AssessmentDialog assessment={null} childId={opened.childId} onClose={close} />
      case 'edit':
        return <AssessmentDialog assessment={opened.assessment} onClose={close} />
      case 'editGoal':
        return <GoalDialog goal={opened.goal} onClose={close} />
      case 'goalProgress':
        return <GoalProgressDialog goal={opened.goal} onClose={close} />
      case 'delete': {
        const { id, version, area, date } = opened.assessment
        return (
          <DeleteQuestion
            what="assessment"
            text={`The ${areaLabel(area)} assessment of ${formatDate(date)} will no longer count.`}
            remove={() => removeAssessment({ variables: { id, version } })}
            restore={() => restoreAssessment({ variables: { id } })}
            onClose={close}
          />
        )
      }
      case 'deleteGoal': {
        const { id, version, title } = opened.goal
        return (
          <DeleteQuestion
            what="goal"
            text={`“${title}” will be removed, for parents too.`}
            remove={() => removeGoal({ variables: { id, version } })}
            restore={() => restoreGoal({ variables: { id } })}
            onClose={close}
          />
        )
      }
      default:
        return null
    }
  })()
  return { actions, dialog }
}

export type ProgressActions = ReturnType<typeof useProgressDialogs>['actions']
