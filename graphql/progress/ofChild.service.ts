import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { inOrder, latestFirst } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { Assessment } from './assessment.model.ts'
import { LearningGoal } from './learningGoal.model.ts'
import type { ChildProgress } from './overview.model.ts'
import { mayReadStaffNotes, maySeeProgress } from './progress.policy.ts'
import { areas, type Latest, mostOfChild, overallOf } from './progress.rules.ts'

/**
 * The latest assessment of `children.id` in each of the `:areas`, in their order. Every one is found by itself in the
 * index, so that the years behind them cost nothing.
 */
export const latestOfEach = `
  select latest.area, latest.percent, latest.grade, latest.date
  from unnest(:areas::text[]) with ordinality as areas (area, position)
  cross join lateral (
    select assessments.area, assessments.percent, assessments.grade, assessments.date
    from assessments
    where assessments.child_id = children.id and assessments.area = areas.area and assessments.deleted_at is null
    order by assessments.date desc limit 1
  ) as latest
  order by areas.position`

const rules = { policy: maySeeProgress, forTeachers: true }

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
      .orderBy(inOrder(latestFirst('date'))),
  parse: asRow(Assessment),
}

const goals: ChildRows<LearningGoal> = {
  ...rules,
  name: 'learningGoals',
  rows: ({ db }) =>
    db('learning_goals').whereRaw('child_id = children.id').whereNull('deletedAt').orderBy(['targetDate', 'id']),
  parse: asRow(LearningGoal),
}

/** The progress of a child; another family's child has no figures. */
export async function progressOf(context: Context, child: Child): Promise<ChildProgress> {
  const found = await readOfChild(context, child.id, latest)
  return { child, overall: overallOf({ latest: found }), areas: found }
}

/** @throws AppError CONFLICT where one of these children has as many as can be read at once, deleted ones among them */
export async function assertNotFull({ db }: Context, table: keyof typeof mostOfChild, childIds: number[]) {
  const ofEach = db(table).whereIn('childId', childIds).groupBy('childId')
  if (await ofEach.havingRaw('count(*) >= ?', mostOfChild[table]).first('childId'))
    throw conflict(`A child has ${mostOfChild[table]} of these already. Please change one of them instead.`)
}

export const assessmentsOf = (context: Context, childId: number) => readOfChild(context, childId, assessments)

export const goalsOf = (context: Context, childId: number) => readOfChild(context, childId, goals)

/** A teacher may read an assessment as the parent of the child as well: then there are no notes in it. */
export async function staffNoteOf(context: Context, { childId, note }: Assessment): Promise<string | null> {
  const child = context.viewer.role === 'teacher' ? await context.loaders.byId(Child, childId) : null
  return mayReadStaffNotes(context.viewer, { classId: child?.classId ?? null }) ? note : null
}
