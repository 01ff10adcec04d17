import { guardianScope } from '#graphql/data/guardianScope.ts'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import type { Asking } from '#graphql/children/own.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { maySeeEveryActivity, maySeeOwnActivities } from './activities.policy.ts'
import { Activity } from './activity.model.ts'

/**
 * The activities that somebody may see: an admin all, everyone else those for all classes and for their own children's,
 * on days on which a child of theirs is enrolled.
 */
export function activitiesFor(context: Context, viewer: Asking) {
  const query = Activity.query(context.db).whereNull('deletedAt').orderBy(['date', 'time', 'id'])
  if (maySeeEveryActivity(viewer)) return query
  return query.whereExists(
    context
      .db('children')
      .whereIn('children.id', guardianScope(context, viewer))
      .whereRaw(enrolledOn('activities.date'))
      .whereRaw('(activities.class_id is null or activities.class_id = children.class_id)'),
  )
}

/** The activities from a day on to which one's own children are invited, in the order of their days. */
export async function listOwnActivities(context: Context, from: string, to: string): Promise<Activity[]> {
  const viewer = authorise(context, maySeeOwnActivities)
  return activitiesFor(context, viewer).where('date', '>=', from).where('date', '<=', to)
}
