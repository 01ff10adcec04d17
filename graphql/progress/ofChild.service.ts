import { guardianScope } from '#graphql/data/guardianScope.ts'
import type { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { Assessment } from './assessment.model.ts'
import { latestOf } from './latest.service.ts'
import { LearningGoal } from './learningGoal.model.ts'
import type { ChildProgress } from './overview.model.ts'
import { mayReadStaffNotes, maySeeEveryProgress, maySeeProgress } from './progress.policy.ts'
import { overallOf } from './progress.rules.ts'

/** Which of these children the viewer may follow: all of them for staff, else those linked to them. */
async function mine(context: Context, viewer: SignedIn, childIds: readonly number[]): Promise<number[]> {
  if (maySeeEveryProgress(viewer)) return [...childIds]
  const linked: { childId: number }[] = await guardianScope(context, viewer).whereIn('child_id', [...childIds])
  return linked.map(({ childId }) => childId)
}

/** Where a child stands. One look however many children are asked for; another family's child has no figures. */
export function progressOf(context: Context, child: Child): Promise<ChildProgress> {
  const viewer = authorise(context, maySeeProgress)
  const loader = context.loaders.batch<Omit<ChildProgress, 'child'>>('progress.latest', async (childIds) => {
    const latest = await latestOf(context.db, await mine(context, viewer, childIds))
    return childIds.map((id) => {
      const areas = latest.get(id) ?? []
      return { overall: overallOf({ latest: areas }), areas }
    })
  })
  return loader.load(child.id).then((figures) => ({ ...figures, child }))
}

/** Every assessment of a child, the last one first. One look however many children are asked for. */
export function assessmentsOf(context: Context, childId: number): Promise<Assessment[]> {
  const viewer = authorise(context, maySeeProgress)
  const loader = context.loaders.many<Assessment>(
    'progress.assessments',
    async (childIds) =>
      Assessment.query(context.db)
        .whereIn('childId', await mine(context, viewer, childIds))
        .whereNull('deletedAt')
        .orderBy([
          { column: 'date', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
    ({ childId }) => childId,
  )
  return loader.load(childId)
}

/** A child's goals, the next target first. One look however many children are asked for. */
export function goalsOf(context: Context, childId: number): Promise<LearningGoal[]> {
  const viewer = authorise(context, maySeeProgress)
  const loader = context.loaders.many<LearningGoal>(
    'progress.goals',
    async (childIds) =>
      LearningGoal.query(context.db)
        .whereIn('childId', await mine(context, viewer, childIds))
        .whereNull('deletedAt')
        .orderBy(['targetDate', 'id']),
    ({ childId }) => childId,
  )
  return loader.load(childId)
}

/** What staff wrote for each other beside an assessment; nothing for anyone else. */
export const staffNoteOf = (context: Context, { note }: Assessment): string | null =>
  mayReadStaffNotes(context.viewer) ? note : null
