import { guardianScope } from '#graphql/data/guardianScope.ts'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import type { Asking } from '#graphql/children/own.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { maySeeEveryActivity, maySeeOwnActivities } from './activities.policy.ts'
import { Activity } from './activity.model.ts'

/** An admin sees all, everyone else those that a child of theirs who is enrolled on that day is invited to. */
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

export async function listOwnActivities(context: Context, from: string, to: string): Promise<Activity[]> {
  const viewer = authorise(context, maySeeOwnActivities)
  return activitiesFor(context, viewer).where('date', '>=', from).where('date', '<=', to)
}
