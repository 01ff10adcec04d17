import { Child } from '#graphql/children/child.model.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { latestOfEach } from './ofChild.service.ts'
import type { ChildProgress, LearningProgress } from './overview.model.ts'
import { mayAssess, mayAssessClass } from './progress.policy.ts'
import { type Assessed, areas, overallOf, summarise } from './progress.rules.ts'

type AssessedChild = Child & Assessed

const present = (child: AssessedChild): ChildProgress => ({
  child,
  overall: overallOf(child),
  areas: [...child.latest],
})

/** The children who are enrolled today by name, a teacher's those of the own classes, each with its latest assessments, in one statement. */
const assessedChildren = (context: Context, viewer: SignedIn) =>
  Child.query(context.db)
    .whereRaw(inState.enrolled, { today: todayInJohannesburg() })
    .modify(ofTaught(context, viewer, 'id'))
    .select(
      'children.*',
      context.db.raw(`coalesce((select json_agg(part) from (${latestOfEach}) as part), '[]') as latest`, {
        areas: [...areas],
      }),
    )
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
    .castTo<AssessedChild[]>()

/** @param classId the children of this class alone; the comparison of the classes still holds the others */
export async function readLearningProgress(context: Context, classId: number | null = null): Promise<LearningProgress> {
  const viewer = classId === null ? authorise(context, mayAssess) : authorise(context, mayAssessClass, { classId })
  const [children, every] = await Promise.all([
    assessedChildren(context, viewer),
    Class.query(context.db).whereNull('deletedAt').orderBy(['position', 'id']),
  ])
  const classes = every.filter(({ id }) => mayAssessClass(viewer, { classId: id }))
  const members = groupBy(children, (child) => child.classId)
  const shown = classId === null ? children : (members.get(classId) ?? [])
  const { topPerformer, needsSupport, ...figures } = summarise(shown)
  return {
    ...figures,
    topPerformer: topPerformer && present(topPerformer),
    needsSupport: needsSupport.map(present),
    classes: classes.map((row) => {
      const { classAverage, assessed, areas: averages } = summarise(members.get(row.id) ?? [])
      return { class: row, average: classAverage, assessed, areas: averages }
    }),
    children: shown.map(present),
  }
}
