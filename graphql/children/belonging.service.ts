import { applicationStatuses, isOpen } from '#graphql/enrollment/enrollment.rules.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise, signedIn, type SignedIn } from '#graphql/platform/policy.ts'
import { placedOn } from '#graphql/data/placed.ts'
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

const openApplications = applicationStatuses.filter(isOpen)

/**
 * SQL condition for accounts that belong to the centre: staff, guardians of a child, and parents with an open
 * application and a confirmed e-mail address, since anyone can type an address. A user who has only registered sees
 * public content, their own account and messages with the office.
 */
export function belonging({ db }: Context, viewer: Asking) {
  return db.raw(
    `select users.id from users where users.id = :id and (users.role <> 'parent' or exists (:own) or exists (
      select from applications where applications.email = users.email and users.email_verified_at is not null
        and applications.status = any(:open)))`,
    { id: viewer.id, own: guardianScope({ db }, viewer), open: openApplications },
  )
}

export async function isOfCentre(context: Context, viewer: Asking): Promise<boolean> {
  return (await belonging(context, viewer)).rows.length > 0
}

/** The same for the viewer's account. */
export const belongsToCentre = (context: Context): Promise<boolean> => isOfCentre(context, authorise(context, signedIn))

/** @throws AppError FORBIDDEN for a user who has only registered */
export async function assertBelonging(context: Context, viewer: Asking): Promise<void> {
  if (!(await isOfCentre(context, viewer)))
    throw new AppError('FORBIDDEN', 'Please link your child to your account first, or message the office.')
}
