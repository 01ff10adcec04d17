import { enrolledDuring } from '#graphql/children/enrolled.ts'
import { firstDayOf } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import type { Addressee } from '#graphql/platform/mail/outbox.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { familiesOf } from './families.rules.ts'

/**
 * The families of children enrolled during a period; by default of all children, including former and future ones,
 * whose accounts stay with their families. In order of enrolment.
 */
export async function readFamilies({ db }: Pick<Context, 'db'>, during?: [string, string]): Promise<number[][]> {
  const all = db('children')
    // who came first matters among those on one account alone
    .orderByRaw(`case when family_account_id is not null then ${firstDayOf('children')} end, id`)
    .select('id', 'family_account_id')
  return familiesOf(
    await (during
      ? all.whereRaw(enrolledDuring(':from', ':to'), { from: during[0], to: during[1] })
      : all.whereNull('deleted_at')),
  )
}

/** The family of a child, including the child; a removed child belongs to no family. */
export async function familyOf({ db }: Pick<Context, 'db'>, childId: number): Promise<number[]> {
  const members: number[] = await db('children as child')
    .join('children as member', 'member.family_account_id', 'child.family_account_id')
    .where('child.id', childId)
    .whereNull('child.deleted_at')
    .whereNull('member.deleted_at')
    .orderByRaw(`${firstDayOf('member')}, member.id`)
    .pluck('member.id')
  return members.length > 0 ? members : [childId]
}

export interface ParentLink extends Addressee {
  parentId: number
  childId: number
  lastName: string
  phoneNumber: string | null
}

/** The parents of these children who have an account, each with the children linked to it. */
export async function readParents({ db }: Context, childIds: readonly number[]): Promise<ParentLink[][]> {
  const links: ParentLink[] = await db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereNull('users.deleted_at')
    .whereIn('guardianships.child_id', [...childIds])
    .orderBy(['guardianships.parent_id', 'guardianships.child_id'])
    .select('parent_id', 'child_id', 'first_name', 'last_name', 'email', 'phone_number')
  return [...groupBy(links, ({ parentId }) => parentId).values()]
}

/** Unallocated payments of children, in cents. */
export const readCredits = ({ db }: Context): Promise<{ childId: number; cents: number }[]> =>
  db('payments')
    .whereNull('reversed_at')
    .whereRaw('allotted_cents < amount_cents')
    .groupBy('child_id')
    .select('child_id', db.raw('sum(amount_cents - allotted_cents)::int as cents'))
