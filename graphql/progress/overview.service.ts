import { Child } from '#graphql/children/child.model.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { latestOfAll } from './latest.service.ts'
import type { ChildProgress, LearningProgress } from './overview.model.ts'
import { mayAssess } from './progress.policy.ts'
import { type Assessed, overallOf, summarise } from './progress.rules.ts'

type Followed = Assessed & { child: Child }

const present = ({ child, latest }: Followed): ChildProgress => ({
  child,
  overall: overallOf({ latest }),
  areas: [...latest],
})

/**
 * How the children stand, read at once however many there are. For staff.
 * @param classId the children of this class alone; the comparison of the classes stays whole
 */
export async function readLearningProgress(context: Context, classId: number | null = null): Promise<LearningProgress> {
  authorise(context, mayAssess)
  const [children, classes, latest] = await Promise.all([
    Child.query(context.db)
      .whereRaw(inState.enrolled, { today: todayInJohannesburg() })
      .orderByRaw(wordOrder('last_name', 'first_name'))
      .orderBy('id'),
    Class.query(context.db).whereNull('deletedAt').orderBy(['position', 'id']),
    latestOfAll(context.db),
  ])
  const followed = children.map(
    (child): Followed => ({ id: child.id, classId: child.classId, latest: latest.get(child.id) ?? [], child }),
  )
  const membersOf = (id: number) => followed.filter((child) => child.classId === id)
  const shown = classId === null ? followed : membersOf(classId)
  const { topPerformer, needsSupport, ...figures } = summarise(shown)
  return {
    ...figures,
    topPerformer: topPerformer && present(topPerformer),
    needsSupport: needsSupport.map(present),
    classes: classes.map((row) => {
      const { classAverage, assessed, areas } = summarise(membersOf(row.id))
      return { class: row, average: classAverage, assessed, areas }
    }),
    children: shown.map(present),
  }
}
