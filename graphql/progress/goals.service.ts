import { Child } from '#graphql/children/child.model.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { LearningGoal } from './learningGoal.model.ts'
import { mayAssess } from './progress.policy.ts'
import type { CreateGoalInput, GoalProgressInput, UpdateGoalInput } from './progress.schema.ts'

export async function listGoals(context: Context, classId: number | null = null): Promise<LearningGoal[]> {
  authorise(context, mayAssess)
  const children = Child.query(context.db).whereRaw(inState.enrolled, { today: todayInJohannesburg() }).select('id')
  if (classId !== null) children.where({ classId })
  return LearningGoal.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', children)
    .orderBy(['targetDate', 'id'])
}

export async function createGoal(context: Context, input: CreateGoalInput): Promise<LearningGoal> {
  const viewer = authorise(context, mayAssess)
  return createRow(context, LearningGoal, { action: 'createLearningGoal', input }, async (inner) => {
    await findRow(inner, Child, input.childId)
    return { ...input, startDate: todayInJohannesburg(), createdBy: viewer.id }
  })
}

export async function updateGoal(context: Context, input: UpdateGoalInput): Promise<LearningGoal> {
  authorise(context, mayAssess)
  const { id, version, ...values } = input
  return editRow(context, LearningGoal, { action: 'updateLearningGoal', id, version, input }, values)
}

export async function updateGoalProgress(context: Context, input: GoalProgressInput): Promise<LearningGoal> {
  authorise(context, mayAssess)
  const { id, version, progress } = input
  return editRow(context, LearningGoal, { action: 'updateGoalProgress', id, version, input }, { progress })
}

export async function deleteGoal(context: Context, id: number, version?: number | null): Promise<LearningGoal> {
  authorise(context, mayAssess)
  return removeRow(context, LearningGoal, { action: 'deleteLearningGoal', id, version })
}

export async function restoreGoal(context: Context, id: number): Promise<LearningGoal> {
  authorise(context, mayAssess)
  return restoreRow(context, LearningGoal, { action: 'restoreLearningGoal', id })
}
