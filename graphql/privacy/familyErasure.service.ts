import type { Knex } from 'knex'
import { hashRandomPassword } from '#graphql/accounts/password.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { takeDownPicturesOf } from '#graphql/gallery/pictures.service.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { withoutDetails } from '#graphql/children/child.model.ts'
import { liftTimeLimits } from '#graphql/database/timeLimits.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { staffRoles } from '#graphql/values/roles.ts'
import type { FamilyErasure, OtherGuardian } from './familyErasure.model.ts'
import { erasedChildName, erasedUsername } from './erased.ts'
import { type Family, familyToErase, idsOf, lockFamily, namesOf } from './family.service.ts'
import { withLedgerWordsOpen, erasePictures, eraseKeyed, redactAuditLog } from './eraseRecords.ts'
import { mayHandleFamilies } from './privacy.policy.ts'
import { retainedByLaw, retainedText } from './privacy.rules.ts'
import { fileIdsIn, personalDataOf, type PersonalDataTable } from './personalData.ts'
import { eraseMentions, findMentions } from './mentions.service.ts'

const people = ['users', 'children']

const isErased = ({ table }: PersonalDataTable) => !people.includes(table) && !(table in retainedByLaw)

const erasedFiles = (tables: readonly PersonalDataTable[]) => fileIdsIn(tables.filter(isErased))

/** The other guardians, each with the children that they share with who is erased. */
async function othersOf(context: Context, { parents, others }: Family): Promise<OtherGuardian[]> {
  const links: { parentId: number; firstName: string }[] = await context
    .db('guardianships')
    .join('children', 'children.id', 'guardianships.child_id')
    .whereIn('guardianships.parent_id', idsOf(others))
    .whereIn('children.id', context.db('guardianships').whereIn('parent_id', idsOf(parents)).select('child_id'))
    .orderBy('children.id')
    .select('guardianships.parent_id', 'children.first_name')
  return others.map((other) => ({
    id: other.id,
    name: namesOf([other]).join(),
    children: links.filter(({ parentId }) => parentId === other.id).map(({ firstName }) => firstName),
    isParent: other.role === 'parent',
  }))
}

export async function previewErasure(
  context: Context,
  parentId: number,
  alsoErase: readonly number[],
): Promise<FamilyErasure> {
  authorise(context, mayHandleFamilies)
  // in the transaction of the read
  await liftTimeLimits(context.db)
  const family = await familyToErase(context, parentId, alsoErase)
  const tables = await personalDataOf(context.db, family)
  const { parents, children } = family
  return {
    parents: namesOf(parents),
    children: namesOf(children),
    childIds: idsOf(children),
    others: await othersOf(context, family),
    records: tables.filter(isErased).reduce((sum, { rows }) => sum + rows.length, 0),
    files: erasedFiles(tables).length,
    mentions: await findMentions(context.db, family, tables),
    kept: [...retainedText],
  }
}

/** The rows of a table that belong to what is erased: by their ids, or where it has none by what they refer to. */
function belonging(db: Knex, { table, by, rows }: PersonalDataTable) {
  const ids = rows.map(({ id }) => id)
  if (ids.every((id) => id !== undefined && id !== null)) return db(table).whereIn('id', ids as number[])
  return db(table).where((any) => {
    for (const { column, ids: values } of by) any.orWhereIn(column, values as number[])
  })
}

async function emptyPeople(db: Knex, { parents, children }: Family) {
  const passwordHash = await hashRandomPassword()
  const removed = { deletedAt: db.fn.now(), updatedAt: db.fn.now() }
  const staff: number[] = await db('audit_entries')
    .whereIn('userId', idsOf(parents))
    .whereIn('role', [...staffRoles])
    .distinct()
    .pluck('user_id')
  for (const id of idsOf(parents)) {
    const name = erasedUsername(id)
    const [firstName, lastName] = staff.includes(id) ? ['Former', `member of staff ${id}`] : ['Erased', `parent ${id}`]
    const erased = {
      username: name,
      email: `${name}@erased.invalid`,
      firstName,
      lastName,
      phoneNumber: null,
      homeAddress: null,
      emailVerifiedAt: null,
      passwordHash,
      ...removed,
    }
    await db('users').where({ id }).update(erased)
  }
  for (const { id, dateOfBirth } of children) {
    const erased = {
      ...erasedChildName(id),
      // the year alone, for the figures of the years before
      dateOfBirth: `${dateOfBirth.slice(0, 4)}-01-01`,
      ...withoutDetails,
      ...removed,
    }
    await db('children').where({ id }).update(erased)
  }
}

/** What an administrator has seen before a family is erased, and chosen there. */
interface Erasure {
  parentId: number
  alsoErase: readonly number[]
  /** Ids of the children that the preview named. */
  children: readonly number[]
  /** Ids of the mentions that were ticked. */
  mentions: readonly string[]
}

/** @throws AppError CONFLICT where a child was linked meanwhile, or has lost another guardian or been given one */
function assertChildrenSeen(family: Family, seen: readonly number[]) {
  const expected = new Set(seen)
  const now = idsOf(family.children)
  if (now.length !== expected.size || now.some((id) => !expected.has(id)))
    throw conflict('This family has changed since you opened it. Please check it again.')
}

/**
 * What the law makes the centre keep stays, without words. What others wrote or have in common stays, unless it is among the
 * ticked mentions. Files are erased with the next sweep. All of it in one transaction, however long it takes: a request that is
 * repeated with the same key meanwhile waits, and is told the same.
 * @throws AppError NOT_FOUND; CONFLICT for other children than the administrator has seen, or a mention that is none any more
 */
export async function eraseFamily(context: Context, input: Erasure): Promise<User> {
  authorise(context, mayHandleFamilies)
  const { parentId, alsoErase, mentions } = input
  const request = { action: 'eraseFamily', input, model: User, removes: true, takesLong: true }
  return transaction(context, request, async (inner) => {
    const { db } = inner
    await lockFamily(inner, [parentId, ...alsoErase])
    const family = await familyToErase(inner, parentId, alsoErase)
    assertChildrenSeen(family, input.children)
    for (const child of family.children) await takeDownPicturesOf(inner, child)
    const mentioned = await eraseMentions(db, family, await personalDataOf(db, family), mentions)
    const pictures = [...mentioned, ...(await erasePictures(db, family))]
    const tables = await personalDataOf(db, family)
    // before the rows that refer to them are gone
    const fileIds = [...erasedFiles(tables), ...pictures]
    const lines = { table: 'bank_lines', rows: await eraseKeyed(db, family, tables) }
    const named = mentions.map((of) => of.split(':')).map(([table = '', id]) => ({ table, rows: [{ id: Number(id) }] }))
    const booked = named.flatMap(({ table, rows }) => (table === 'bank_lines' ? rows.map(({ id }) => id) : []))
    const copies = { table: 'payments', rows: await db('payments').whereIn('bankLineId', booked).select('id') }
    await redactAuditLog(db, family, [...tables, lines, ...named, copies])
    for (const reached of tables.toReversed()) {
      if (isErased(reached)) await belonging(db, reached).delete()
      const emptied = retainedByLaw[reached.table] ?? {}
      if (Object.keys(emptied).length > 0)
        await withLedgerWordsOpen(db, () => withAuditLogOpen(db, () => belonging(db, reached).update(emptied)))
    }
    const longAgo = new Date(0).toISOString()
    await db('stored_files').whereIn('id', fileIds).update({ name: 'erased', isPublic: false, removedAt: longAgo })
    await emptyPeople(db, family)
    await audit(inner, { action: 'eraseFamily', entity: 'user', entityId: parentId })
    return User.query(db).findById(parentId).throwIfNotFound()
  })
}
