import type { Child } from '#graphql/children/child.model.ts'
import { asRow, type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Assessment } from './assessment.model.ts'
import { latestOfEach } from './latest.ts'
import { LearningGoal } from './learningGoal.model.ts'
import type { ChildProgress } from './overview.model.ts'
import { mayReadStaffNotes, maySeeEveryProgress, maySeeProgress } from './progress.policy.ts'
import { areas, type Latest, overallOf } from './progress.rules.ts'

const rules = { policy: maySeeProgress, seesEvery: maySeeEveryProgress }

const latest: ChildRows<Latest> = {
  ...rules,
  name: 'progress',
  rows: ({ db }) => db.raw(latestOfEach, { areas: [...areas] }),
  parse: (row) => row as Latest,
}

const assessments: ChildRows<Assessment> = {
  ...rules,
  name: 'assessments',
  rows: ({ db }) =>
    db('assessments')
      .whereRaw('child_id = children.id')
      .whereNull('deletedAt')
      .orderBy([
        { column: 'date', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  parse: asRow(Assessment),
}

const goals: ChildRows<LearningGoal> = {
  ...rules,
  name: 'learningGoals',
  rows: ({ db }) =>
    db('learning_goals').whereRaw('child_id = children.id').whereNull('deletedAt').orderBy(['targetDate', 'id']),
  parse: asRow(LearningGoal),
}

/** Where a child stands; another family's child has no figures. */
export async function progressOf(context: Context, child: Child): Promise<ChildProgress> {
  const found = await readOfChild(context, child.id, latest)
  return { child, overall: overallOf({ latest: found }), areas: found }
}

/** Every assessment of a child, the last one first. */
export const assessmentsOf = (context: Context, childId: number) => readOfChild(context, childId, assessments)

/** A child's goals, the next target first. */
export const goalsOf = (context: Context, childId: number) => readOfChild(context, childId, goals)

/** What staff wrote for each other beside an assessment; nothing for anyone else. */
export const staffNoteOf = (context: Context, { note }: Assessment): string | null =>
  mayReadStaffNotes(context.viewer) ? note : null
