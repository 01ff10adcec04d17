import type { Context } from '#graphql/platform/context.ts'
import type { Addressee } from '#graphql/platform/mail/outbox.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { familiesOf } from './families.rules.ts'

/** The families of all children, former and future ones too: accounts stay with their families. The eldest child first. */
export const readFamilies = async ({ db }: Pick<Context, 'db'>): Promise<number[][]> =>
  familiesOf(await db('children').whereNull('deleted_at').select('id', 'family_account_id', 'date_of_birth'))

/** The family of these children, including themselves; a removed child belongs to no family. */
export async function familyOf({ db }: Pick<Context, 'db'>, ...childIds: number[]): Promise<number[]> {
  const members: number[] = await db('children as child')
    .join('children as member', 'member.family_account_id', 'child.family_account_id')
    .whereIn('child.id', childIds)
    .whereNull('child.deleted_at')
    .whereNull('member.deleted_at')
    .orderBy(['member.date_of_birth', 'member.id'])
    .pluck('member.id')
  return [...new Set([...members, ...childIds])]
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
