import { Child } from '#graphql/children/child.model.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { changeOfTaught, ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { LearningGoal } from './learningGoal.model.ts'
import { assertNotFull } from './ofChild.service.ts'
import { mayAssess, mayAssessClass } from './progress.policy.ts'
import type { CreateGoalInput, GoalProgressInput, UpdateGoalInput } from './progress.schema.ts'

export async function listGoals(context: Context, classId: number | null = null): Promise<LearningGoal[]> {
  const viewer = classId === null ? authorise(context, mayAssess) : authorise(context, mayAssessClass, { classId })
  const today = todayInJohannesburg()
  const children = Child.query(context.db)
    .whereRaw(inState.enrolled, { today })
    .modify(ofTaught(context, viewer, 'id'))
    .select('id')
  if (classId !== null) children.whereRaw(isInClassOn(':today'), { today, classId })
  return LearningGoal.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', children)
    .orderBy(['targetDate', 'id'])
}

export async function createGoal(context: Context, input: CreateGoalInput): Promise<LearningGoal> {
  const viewer = authorise(context, mayAssess)
  const request = { action: 'createLearningGoal', input, scope: ofTaught(context, viewer) }
  return createRow(context, LearningGoal, request, async (inner) => {
    await lockRow(inner, Child, input.childId, ofTaught(inner, viewer, 'id'))
    await assertNotFull(inner, 'learning_goals', [input.childId])
    return { ...input, startDate: todayInJohannesburg(), createdBy: viewer.id }
  })
}

const changeGoal = (action: string) => async (context: Context, input: UpdateGoalInput | GoalProgressInput) => {
  const owned = changeOfTaught(context, mayAssess)
  const { id, version, ...values } = input
  return editRow(context, LearningGoal, { action, id, version, input, ...owned }, values)
}
export const updateGoal = changeGoal('updateLearningGoal')
export const updateGoalProgress = changeGoal('updateGoalProgress')

export const goalRemoval = removalOf(LearningGoal, 'LearningGoal', mayAssess, ofTaught)
