import { guardianScope } from '#graphql/data/guardianScope.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayKeepContacts, maySeeEveryContact } from './contacts.policy.ts'

interface Collector {
  childId: number
  name: string
}

/** Guardians who may collect, who is asked first at the top. */
const guardiansOf = ({ db }: Context, childIds: readonly number[]) =>
  db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereIn('guardianships.child_id', [...childIds])
    .where({ mayCollect: true, 'users.deleted_at': null })
    .orderBy([{ column: 'is_primary', order: 'desc' }, 'guardianships.id'])
    .select<Collector[]>('child_id', db.raw("first_name || ' ' || last_name as name"))

/** Others whom staff have confirmed. */
const confirmedOf = ({ db }: Context, childIds: readonly number[]) =>
  db('child_contacts')
    .whereIn('childId', [...childIds])
    .where({ collecting: 'yes', deletedAt: null })
    .orderBy(['name', 'id'])
    .select<Collector[]>('child_id', 'name')

/** Names of everyone who may collect a child, its guardians first. Two statements however many children are asked for. */
export function collectorsOf(context: Context, childId: number): Promise<string[]> {
  const viewer = authorise(context, mayKeepContacts)
  return context.loaders
    .batch<string[]>('contacts.collectors', async (childIds) => {
      const { db } = context
      const known = maySeeEveryContact(viewer)
        ? [...childIds]
        : await db('children')
            .whereIn('id', [...childIds])
            .whereIn('id', guardianScope(context, viewer))
            .pluck('id')
      const collectors = [...(await guardiansOf(context, known)), ...(await confirmedOf(context, known))]
      return childIds.map((id) => collectors.filter((one) => one.childId === id).map(({ name }) => name))
    })
    .load(childId)
}
