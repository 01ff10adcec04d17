import type { Knex } from 'knex'
import { User } from '#graphql/accounts/user.model.ts'
import { type AddressChange, earlierAddresses } from './privacy.rules.ts'

interface Logged extends AddressChange {
  entityId: number
}

const idsOf = (people: readonly User[]) => people.map(({ id }) => id)

const logOf = (db: Knex, people: readonly User[], actions: readonly string[]): Promise<Logged[]> =>
  db('audit_entries')
    .where({ entity: User.entity })
    .whereIn('entity_id', idsOf(people))
    .whereIn('action', actions)
    .orderBy('id')
    .select('entity_id', 'action', 'before', 'after')

/** In lower case; without those that are the address of another account by now. */
async function withoutTaken(db: Knex, people: readonly User[], addresses: readonly string[]): Promise<string[]> {
  const taken: string[] = await db('users')
    .whereIn('email', addresses)
    .whereNull('deletedAt')
    .whereNotIn('id', idsOf(people))
    .pluck('email')
  const others = new Set(taken.map((email) => email.toLowerCase()))
  return addresses.map((email) => email.toLowerCase()).filter((email) => !others.has(email))
}

/**
 * The addresses that are theirs for certain, now or earlier, in lower case: one that nobody has confirmed can be typed
 * by anyone.
 */
export async function confirmedAddresses(db: Knex, people: readonly User[]): Promise<string[]> {
  const log = await logOf(db, people, ['confirmEmail', 'updateUser', 'stopEmailChange'])
  const earlier = idsOf(people).flatMap((id) => earlierAddresses(log.filter(({ entityId }) => entityId === id)))
  const current = people.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null)
  return [
    ...new Set([...current.map(({ email }) => email.toLowerCase()), ...(await withoutTaken(db, people, earlier))]),
  ]
}

/** The addresses, in lower case, that they asked to change to, confirmed or not. */
export async function requestedAddresses(db: Knex, people: readonly User[]): Promise<string[]> {
  const log = await logOf(db, people, ['requestEmailChange'])
  return withoutTaken(
    db,
    people,
    log.flatMap(({ after }) => after?.email ?? []),
  )
}
