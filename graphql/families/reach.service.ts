import { inState } from '#graphql/children/enrolled.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { maySeeRelationships } from './families.policy.ts'
import { int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const ReachedParent = output(
  'ReachedParent',
  'A parent with an account, and the children that the message concerns.',
  {
    userId: int('Account.'),
    name: text('First and last name.'),
    phone: maybe(text('Phone number.')),
    children: texts('Names of the children.'),
  },
)
export type ReachedParent = InstanceType<typeof ReachedParent> & {
  firstName: string
  email: string
  childIds: number[]
}

export const UnreachedChild = output('UnreachedChild', 'A child without a parent account; the office has to call.', {
  childId: int('The child.'),
  name: text('First and last name of the child.'),
  contact: maybe(text('Emergency contact.')),
  phone: maybe(text('Emergency phone number.')),
})
export type UnreachedChild = InstanceType<typeof UnreachedChild>

export const FamilyReach = output('FamilyReach', 'Who receives a message to all families or to those of a class.', {
  parents: many(ReachedParent, 'The parents with an account, by name.'),
  unreached: many(UnreachedChild, 'The children without a parent account, by name.'),
})
export type FamilyReach = InstanceType<typeof FamilyReach>

/** The children that a message concerns. Families who start later receive messages about the centre, but not yet about a class. */
function concerned({ db }: Context, classId: number | null) {
  const today = todayInJohannesburg()
  const state = inState[classId === null ? 'current' : 'enrolled']
  const children = db('children').whereRaw(state, { today })
  return classId === null ? children : children.whereRaw(isInClassOn(':today'), { today, classId })
}

/** The parents with an account whom a message concerns; the caller has authorised. */
export const readConcernedParents = (context: Context, classId: number | null): PromiseLike<ReachedParent[]> =>
  concerned(context, classId)
    .join('guardianships', 'guardianships.child_id', 'children.id')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereNull('users.deleted_at')
    .groupBy('users.id')
    .orderByRaw('users.first_name, users.last_name, users.id')
    .select({ userId: 'users.id', firstName: 'users.first_name', email: 'users.email', phone: 'users.phone_number' })
    .select(
      context.db.raw(`users.first_name || ' ' || users.last_name as name,
        array_agg(children.first_name || ' ' || children.last_name order by children.id) as children,
        array_agg(children.id order by children.id) as child_ids`),
    )

const readUnreached = (context: Context, classId: number | null): PromiseLike<UnreachedChild[]> =>
  concerned(context, classId)
    .whereNotExists(
      context
        .db('guardianships')
        .join('users', 'users.id', 'guardianships.parent_id')
        .whereNull('users.deleted_at')
        .whereRaw('guardianships.child_id = children.id'),
    )
    .orderBy(['first_name', 'last_name', 'id'])
    .select({ childId: 'id', contact: 'emergency_contact', phone: 'emergency_contact_phone' })
    .select(context.db.raw("first_name || ' ' || last_name as name"))

export async function readReach(context: Context, classId: number | null): Promise<FamilyReach> {
  authorise(context, maySeeRelationships)
  return { parents: await readConcernedParents(context, classId), unreached: await readUnreached(context, classId) }
}
