import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { type AssessedClass, Assessment, receiptOfAssessedClass } from './assessment.model.ts'
import { mayAssess } from './progress.policy.ts'
import { type Grade, gradeFor } from './progress.rules.ts'
import type { AssessClassInput, AssessmentInput, UpdateAssessmentInput } from './progress.schema.ts'

const withGrade = <Values extends { percent: number; grade?: Grade | null }>(values: Values) => ({
  ...values,
  grade: values.grade ?? gradeFor(values.percent),
})

async function assertChildrenExist(context: Context, childIds: readonly number[]) {
  const known: { id: number }[] = await context
    .db('children')
    .whereIn('id', [...childIds])
    .whereNull('deletedAt')
    .select('id')
  if (known.length < new Set(childIds).size)
    throw notFound(childIds.length === 1 ? 'This child' : 'A child of this list')
}

/**
 * Records how far a child has come in an area. Without a grade it follows from the percentage.
 * @throws AppError NOT_FOUND; CONFLICT when the child was assessed in that area on that day
 */
export async function recordAssessment(context: Context, input: AssessmentInput): Promise<Assessment> {
  const viewer = authorise(context, mayAssess)
  return transaction(context, { action: 'recordAssessment', input, model: Assessment }, async (inner) => {
    await assertChildrenExist(inner, [input.childId])
    const assessment = await Assessment.query(inner.db).insertAndFetch({ ...withGrade(input), recordedBy: viewer.id })
    await audit(inner, {
      action: 'recordAssessment',
      entity: 'assessment',
      entityId: assessment.id,
      after: assessment.auditValues(),
    })
    return assessment
  })
}

/**
 * Records one area of many children: all of them or none.
 * @throws AppError NOT_FOUND; CONFLICT when one of them was assessed in that area on that day
 */
export async function assessClass(context: Context, input: AssessClassInput): Promise<AssessedClass> {
  const viewer = authorise(context, mayAssess)
  return transaction(context, { action: 'assessClass', input, receipt: receiptOfAssessedClass }, async (inner) => {
    const { area, date, entries } = input
    const childIds = entries.map(({ childId }) => childId)
    if (new Set(childIds).size < childIds.length) {
      const message = 'A child stands twice in this list.'
      throw new AppError('BAD_USER_INPUT', message, { fields: { entries: message } })
    }
    await assertChildrenExist(inner, childIds)
    const rows = entries.map((entry) => ({ ...withGrade(entry), area, date, recordedBy: viewer.id }))
    const created: { id: number }[] = await inner.db('assessments').insert(rows).returning('id')
    const assessments = await Assessment.query(inner.db)
      .findByIds(created.map(({ id }) => id))
      .orderBy('id')
    // an entry each, so that what is said of one child can be erased without the others
    for (const assessment of assessments) {
      const after = assessment
      await audit(inner, { action: 'assessClass', entity: 'assessment', entityId: assessment.id, after })
    }
    return { assessments }
  })
}

async function assessmentForChange(context: Context, id: number, version?: number | null): Promise<Assessment> {
  const assessment = await Assessment.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!assessment) throw notFound('This assessment')
  assertNotStale(assessment, version)
  return assessment
}

/**
 * Changes an assessment.
 * @throws AppError NOT_FOUND; STALE; CONFLICT when it is moved to a day or area that is recorded already
 */
export async function updateAssessment(context: Context, input: UpdateAssessmentInput): Promise<Assessment> {
  authorise(context, mayAssess)
  return transaction(context, { action: 'updateAssessment', input, model: Assessment }, async (inner) => {
    const { id, version, ...values } = input
    const before = await assessmentForChange(inner, id, version)
    const assessment = await Assessment.query(inner.db).patchAndFetchById(id, {
      ...withGrade(values),
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, now] = [before.auditValues(), assessment.auditValues()]
    await audit(inner, { action: 'updateAssessment', entity: 'assessment', entityId: id, before: old, after: now })
    return assessment
  })
}

/**
 * Hides an assessment and keeps it: it can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteAssessment(context: Context, id: number, version?: number | null): Promise<Assessment> {
  authorise(context, mayAssess)
  return transaction(
    context,
    { action: 'deleteAssessment', input: { id, version }, model: Assessment },
    async (inner) => {
      const before = await assessmentForChange(inner, id, version)
      const deletedAt = new Date().toISOString()
      const assessment = await Assessment.query(inner.db).patchAndFetchById(id, {
        deletedAt,
        version: before.version + 1,
      })
      await audit(inner, {
        action: 'deleteAssessment',
        entity: 'assessment',
        entityId: id,
        before: before.auditValues(),
      })
      return assessment
    },
  )
}

/**
 * Brings a deleted assessment back.
 * @throws AppError NOT_FOUND; CONFLICT when another one took its day
 */
export async function restoreAssessment(context: Context, id: number): Promise<Assessment> {
  authorise(context, mayAssess)
  return transaction(context, { action: 'restoreAssessment', input: { id }, model: Assessment }, async (inner) => {
    const before = await Assessment.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This deleted assessment')
    const assessment = await Assessment.query(inner.db).patchAndFetchById(id, {
      deletedAt: null,
      version: before.version + 1,
    })
    await audit(inner, {
      action: 'restoreAssessment',
      entity: 'assessment',
      entityId: id,
      after: assessment.auditValues(),
    })
    return assessment
  })
}
