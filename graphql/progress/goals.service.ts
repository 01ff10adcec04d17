import { Child } from '#graphql/children/child.model.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { LearningGoal } from './learningGoal.model.ts'
import { mayAssess } from './progress.policy.ts'
import type { CreateGoalInput, GoalProgressInput, UpdateGoalInput } from './progress.schema.ts'

/**
 * The goals of the enrolled children, the next target first. For staff.
 * @param classId those of this class alone
 */
export async function listGoals(context: Context, classId: number | null = null): Promise<LearningGoal[]> {
  authorise(context, mayAssess)
  const children = Child.query(context.db).whereRaw(inState.enrolled, { today: todayInJohannesburg() }).select('id')
  if (classId !== null) children.where({ classId })
  return LearningGoal.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', children)
    .orderBy(['targetDate', 'id'])
}

/**
 * Plans what a child is to learn, from today on.
 * @throws AppError NOT_FOUND
 */
export async function createGoal(context: Context, input: CreateGoalInput): Promise<LearningGoal> {
  const viewer = authorise(context, mayAssess)
  return transaction(context, { action: 'createLearningGoal', input, model: LearningGoal }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    const startDate = todayInJohannesburg()
    const goal = await LearningGoal.query(inner.db).insertAndFetch({ ...input, startDate, createdBy: viewer.id })
    await audit(inner, {
      action: 'createLearningGoal',
      entity: 'learningGoal',
      entityId: goal.id,
      after: goal.auditValues(),
    })
    return goal
  })
}

async function goalForChange(context: Context, id: number, version?: number | null): Promise<LearningGoal> {
  const goal = await LearningGoal.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!goal) throw notFound('This goal')
  assertNotStale(goal, version)
  return goal
}

/** Writes a goal anew and keeps who did so. */
async function rewrite(context: Context, action: string, before: LearningGoal, values: Partial<LearningGoal>) {
  const goal = await LearningGoal.query(context.db).patchAndFetchById(before.id, {
    ...values,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  })
  const [old, now] = [before.auditValues(), goal.auditValues()]
  await audit(context, { action, entity: 'learningGoal', entityId: goal.id, before: old, after: now })
  return goal
}

/**
 * Changes a goal; the child it is for stays.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateGoal(context: Context, input: UpdateGoalInput): Promise<LearningGoal> {
  authorise(context, mayAssess)
  return transaction(context, { action: 'updateLearningGoal', input, model: LearningGoal }, async (inner) => {
    const { id, version, ...values } = input
    return rewrite(inner, 'updateLearningGoal', await goalForChange(inner, id, version), values)
  })
}

/**
 * Says how far a child has come towards a goal.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateGoalProgress(context: Context, input: GoalProgressInput): Promise<LearningGoal> {
  authorise(context, mayAssess)
  return transaction(context, { action: 'updateGoalProgress', input, model: LearningGoal }, async (inner) => {
    const { id, version, progress } = input
    return rewrite(inner, 'updateGoalProgress', await goalForChange(inner, id, version), { progress })
  })
}

/**
 * Hides a goal and keeps it: it can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteGoal(context: Context, id: number, version?: number | null): Promise<LearningGoal> {
  authorise(context, mayAssess)
  const what = { action: 'deleteLearningGoal', input: { id, version }, model: LearningGoal }
  return transaction(context, what, async (inner) => {
    const deletedAt = new Date().toISOString()
    return rewrite(inner, 'deleteLearningGoal', await goalForChange(inner, id, version), { deletedAt })
  })
}

/**
 * Brings a deleted goal back.
 * @throws AppError NOT_FOUND
 */
export async function restoreGoal(context: Context, id: number): Promise<LearningGoal> {
  authorise(context, mayAssess)
  return transaction(context, { action: 'restoreLearningGoal', input: { id }, model: LearningGoal }, async (inner) => {
    const before = await LearningGoal.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This deleted goal')
    return rewrite(inner, 'restoreLearningGoal', before, { deletedAt: null })
  })
}
