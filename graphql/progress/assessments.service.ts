import { Child } from '#graphql/children/child.model.ts'
import { taughtChildren } from '#graphql/children/visible.service.ts'
import { changeOfTaught, ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow, createRows, editRow, removalOf } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type AssessedClass, Assessment } from './assessment.model.ts'
import { assertNotFull } from './ofChild.service.ts'
import { mayAssess } from './progress.policy.ts'
import { type Grade, gradeFor } from './progress.rules.ts'
import type { AssessClassInput, AssessmentInput, UpdateAssessmentInput } from './progress.schema.ts'

const withGrade = <Values extends { percent: number; grade?: Grade | null }>(values: Values) => ({
  ...values,
  grade: values.grade ?? gradeFor(values.percent),
})

export async function recordAssessment(context: Context, input: AssessmentInput): Promise<Assessment> {
  const viewer = authorise(context, mayAssess)
  const request = { action: 'recordAssessment', input, scope: ofTaught(context, viewer) }
  return createRow(context, Assessment, request, async (inner) => {
    await lockRow(inner, Child, input.childId, ofTaught(inner, viewer, 'id'))
    await assertNotFull(inner, 'assessments', [input.childId])
    return { ...withGrade(input), recordedBy: viewer.id }
  })
}

export async function assessClass(context: Context, input: AssessClassInput): Promise<AssessedClass> {
  const viewer = authorise(context, mayAssess)
  const request = {
    action: 'assessClass',
    input,
    idsOf: ({ assessments }: AssessedClass) => assessments.map(({ id }) => id),
    readAgain: async (inner: Context, ids: (string | number)[]): Promise<AssessedClass> => ({
      assessments: await Assessment.query(inner.db)
        .findByIds(ids)
        .whereNull('deletedAt')
        .modify(ofTaught(inner, viewer))
        .orderBy('id'),
    }),
  }
  return transaction(context, request, async (inner) => {
    const { area, date, entries } = input
    const childIds = entries.map(({ childId }) => childId)
    if (new Set(childIds).size < childIds.length) throw fieldError('entries', 'A child appears twice in this list.')
    const today = childIds.map((childId) => ({ childId, date: todayInJohannesburg() }))
    await taughtChildren(inner, viewer, today)
    await assertNotFull(inner, 'assessments', childIds)
    const rows = entries.map((entry) => ({ ...withGrade(entry), area, date, recordedBy: viewer.id }))
    // an entry in the audit log each, so that what is said of one child can be erased without the others
    return { assessments: await createRows(inner, Assessment, 'assessClass', rows) }
  })
}

export async function updateAssessment(context: Context, input: UpdateAssessmentInput): Promise<Assessment> {
  const owned = changeOfTaught(context, mayAssess)
  const { id, version, ...values } = input
  return editRow(context, Assessment, { action: 'updateAssessment', id, version, input, ...owned }, withGrade(values))
}

export const assessmentRemoval = removalOf(Assessment, 'Assessment', mayAssess, ofTaught)
