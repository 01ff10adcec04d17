import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { Class } from './class.model.ts'

/** All classes in order of age. For staff. */
export async function listClasses(context: Context): Promise<Class[]> {
  authorise(context, admin)
  return Class.query(context.db).whereNull('deletedAt').orderBy('position')
}

/** How many children are enrolled in each of these classes, in their order. */
export const enrolledCounts = (context: Context) =>
  context.loaders.batch<number>('classes.enrolled', async (ids) => {
    const rows: { classId: number; count: number }[] = await context
      .db('children')
      .whereIn('class_id', [...ids])
      .whereNull('deleted_at')
      .groupBy('class_id')
      .select('class_id')
      .count({ count: '*' })
    const counts = new Map(rows.map((row) => [row.classId, row.count]))
    return ids.map((id) => counts.get(id) ?? 0)
  })
