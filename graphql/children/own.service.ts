import { guardianScope } from '#graphql/data/guardianScope.ts'
import { placedOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import type { SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** The user who makes the request: the viewer, or one identified by other means such as a calendar token. */
export type Asking = Pick<SignedIn, 'id' | 'role'>

/** The classes of those of these children who are enrolled today, as a subquery. */
export const ownClassIds = (context: Context, viewer: Asking) =>
  context.db.raw(
    `select placements.class_id from children join placements on ${placedOn(':today')}
    where children.id in (:own) and children.deleted_at is null and placements.class_id is not null`,
    { today: todayInJohannesburg(), own: guardianScope(context, viewer) },
  )
