import type { Knex } from 'knex'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { Guardianship } from '#graphql/families/guardianship.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { type AddressChange, earlierAddresses } from './privacy.rules.ts'

interface Members {
  /** Accounts of parents; staff who are parents too are no part of what is handed out or erased. */
  parents: User[]
  children: Child[]
  /** Other guardians of these children, who are named and nothing more. */
  others: User[]
}

/** Addresses are in lower case. */
export interface Family extends Members {
  /** Whether it is erased with these children, instead of handed out: also what somebody else applied for goes with a child. */
  isErased: boolean
  /** Confirmed ones of the parents, also earlier ones, and those where they were invited. */
  addresses: string[]
  /** The confirmed ones of the other guardians; of what is handed out, of those too who were guardians or applied for a child. */
  addressesOfOthers: string[]
  /** Which the parents asked to change to: of what is sent there the request to confirm alone is theirs. */
  requestedAddresses: string[]
}

export const namesOf = (people: readonly { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/**
 * Read once: the log, which says the earlier ones, is emptied with the family.
 * @param former those who were guardians of these children, or applied for one
 */
export const withAddresses = async (db: Knex, members: Members, former: readonly User[] = []): Promise<Family> => ({
  ...members,
  isErased: false,
  addresses: await confirmedAddresses(db, members.parents),
  addressesOfOthers: await confirmedAddresses(db, [...members.others, ...former]),
  requestedAddresses: await requestedAddresses(db, members.parents),
})

const childrenOf = ({ db }: Context, parents: readonly User[]) =>
  Child.query(db)
    .whereIn('id', db('guardianships').whereIn('parent_id', idsOf(parents)).select('child_id'))
    .orderBy('id')

const otherGuardians = ({ db }: Context, parents: readonly User[], children: readonly Child[]) =>
  User.query(db)
    .whereIn('id', db('guardianships').whereIn('child_id', idsOf(children)).select('parent_id'))
    .whereNotIn('id', idsOf(parents))
    .orderBy('id')

/**
 * Accounts that applied for these children and are no guardians of them, or no longer: they said where they live. Who was
 * unlinked is known from the log, since an address may have changed after the application.
 */
function formerGuardiansOf({ db }: Context, guardians: readonly User[], children: readonly Child[]) {
  const unlinked = db('audit_entries')
    .where({ entity: Guardianship.entity, action: 'removeRelationship' })
    .whereRaw(`(before->>'childId')::int = any(?::int[])`, [idsOf(children) as never])
    .select(db.raw(`(before->>'parentId')::int`))
  const applied = db('applications').whereIn('child_id', idsOf(children)).select('email')
  return User.query(db)
    .where((any) => any.whereIn('email', applied).orWhereIn('id', unlinked))
    .whereNotIn('id', idsOf(guardians))
}

/** @throws AppError NOT_FOUND for an account that is no parent's */
async function parentFor({ db }: Context, parentId: number): Promise<User> {
  const parent = await User.query(db).findById(parentId).where({ role: 'parent' })
  if (!parent) throw notFound('This parent')
  return parent
}

/**
 * What is handed out to a parent: the parent, and the children they share with other guardians. Also those that were
 * removed. The caller has applied the policy.
 * @throws AppError NOT_FOUND for an account that is no parent's
 */
export async function familyOf(context: Context, parentId: number): Promise<Family> {
  const parents = [await parentFor(context, parentId)]
  const children = await childrenOf(context, parents)
  const others = await otherGuardians(context, parents, children)
  const former = await formerGuardiansOf(context, [...parents, ...others], children)
  const family = await withAddresses(context.db, { parents, children, others }, former)
  // with somebody else who has the child it may be theirs, handed on with its link
  return others.length + former.length > 0 ? family : withInvited(context.db, family)
}

/**
 * Before an erasure: ends the sessions of these accounts, which waits for what their owners are changing, and locks the
 * accounts and their children, so that nobody joins or leaves the family and nothing is added to it until it is erased.
 * @param inner a context inside a transaction
 */
export async function lockFamily(inner: Context, parentIds: readonly number[]) {
  const { db } = inner
  await db('sessions').whereIn('userId', parentIds).where({ endedAt: null }).update({ endedAt: db.fn.now() })
  await lockRows(inner, User, (users) => users.whereIn('id', [...parentIds]))
  const linked = db('guardianships').whereIn('parentId', parentIds).select('child_id')
  await lockRows(inner, Child, (children) => children.whereIn('id', linked))
}

/**
 * What is erased with a parent: the parent, other guardians who were asked for by name, and the children who have no
 * other guardian.
 * @throws AppError NOT_FOUND for an account that is no parent's, or somebody who is no guardian of these children
 */
export async function familyToErase(context: Context, parentId: number, alsoErase: readonly number[]): Promise<Family> {
  const { db } = context
  let parents = [await parentFor(context, parentId)]
  let wanted = new Set(alsoErase)
  for (;;) {
    const linked = await childrenOf(context, parents)
    const others = await otherGuardians(context, parents, linked)
    const added = others.filter(({ id, role }) => wanted.has(id) && role === 'parent')
    if (added.length === 0) {
      if (wanted.size > 0) throw notFound('This guardian')
      const kept = await db('guardianships').whereIn('parent_id', idsOf(others)).pluck('child_id')
      const children = linked.filter(({ id }) => !kept.includes(id))
      return { ...(await withInvited(db, await withAddresses(db, { parents, children, others }))), isErased: true }
    }
    parents = [...parents, ...added]
    wanted = new Set([...wanted].filter((id) => !added.some((one) => one.id === id)))
  }
}

interface Logged extends AddressChange {
  entityId: number
}

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
async function confirmedAddresses(db: Knex, people: readonly User[]): Promise<string[]> {
  const log = await logOf(db, people, ['confirmEmail', 'updateUser', 'stopEmailChange'])
  const earlier = idsOf(people).flatMap((id) => earlierAddresses(log.filter(({ entityId }) => entityId === id)))
  const confirmed = people.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null)
  const current = confirmed.map(({ email }) => email.toLowerCase())
  return [...new Set([...current, ...(await withoutTaken(db, people, earlier))])]
}

/** With the addresses where they were invited, and which the office confirmed. */
async function withInvited(db: Knex, family: Family): Promise<Family> {
  const used = db('invitations').whereIn('usedBy', idsOf(family.parents)).whereNotNull('confirmedAt').pluck('email')
  return { ...family, addresses: [...family.addresses, ...(await withoutTaken(db, family.parents, await used))] }
}

/** The addresses, in lower case, that they asked to change to, confirmed or not. */
async function requestedAddresses(db: Knex, people: readonly User[]): Promise<string[]> {
  const log = await logOf(db, people, ['requestEmailChange'])
  const requested = log.flatMap(({ after }) => after?.email ?? [])
  return withoutTaken(db, people, requested)
}
