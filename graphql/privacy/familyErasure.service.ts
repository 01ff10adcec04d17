import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { hashPassword } from '#graphql/accounts/password.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { takeDownPicturesOf } from '#graphql/gallery/pictures.service.ts'
import { withAuditLogOpen } from '#graphql/platform/auditLog.ts'
import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { FamilyErasure } from './familyErasure.model.ts'
import { type Family, familyOf } from './family.service.ts'
import { mayHandleFamilies } from './privacy.policy.ts'
import { keptByLaw, keptInWords } from './privacy.rules.ts'
import { reachOf, type ReachedTable } from './reach.ts'

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const people = ['users', 'children']
const files = 'stored_files'

const isErased = ({ table }: ReachedTable) => !people.includes(table) && table !== files && !(table in keptByLaw)

const fileIdsIn = (tables: readonly ReachedTable[]) => [
  ...new Set(
    tables
      .filter((reached) => reached.table === files || isErased(reached))
      .flatMap(({ table, rows }) => rows.map((row) => (table === files ? row.id : row.fileId)))
      .filter((id): id is number => typeof id === 'number'),
  ),
]

const namesOf = (all: readonly { firstName: string; lastName: string }[]) =>
  all.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

/**
 * What erasing the family of a parent would end, and what stays. For staff.
 * @throws AppError NOT_FOUND for an account that is no parent's
 */
export async function previewErasure(context: Context, parentId: number): Promise<FamilyErasure> {
  authorise(context, mayHandleFamilies)
  const family = await familyOf(context, parentId)
  const tables = await reachOf(context.db, family)
  const { parents, children } = family
  return {
    parents: namesOf(parents),
    children: namesOf(children),
    records: tables.filter(isErased).reduce((sum, { rows }) => sum + rows.length, 0),
    files: fileIdsIn(tables).length,
    kept: [...keptInWords],
  }
}

const belonging = (db: Knex, { table, by }: ReachedTable) =>
  db(table).where((any) => {
    for (const { column, ids } of by) any.orWhereIn(column, ids as number[])
  })

async function emptyPeople(db: Knex, { parents, children }: Family) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const now = db.fn.now()
  for (const id of idsOf(parents)) {
    const name = `erased-${id}`
    const nobody = { username: name, email: `${name}@erased.invalid`, firstName: 'Erased', lastName: `parent ${id}` }
    const gone = {
      phoneNumber: null,
      homeAddress: null,
      emailVerifiedAt: null,
      passwordHash,
      deletedAt: now,
      updatedAt: now,
    }
    await db('users')
      .where({ id })
      .update({ ...nobody, ...gone })
  }
  for (const { id, dateOfBirth } of children) {
    const health = { allergies: null, medicalNotes: null, emergencyContact: null, emergencyContactPhone: null }
    await db('children')
      .where({ id })
      .update({
        ...health,
        firstName: 'Erased',
        lastName: `child ${id}`,
        // the year alone, for the figures of the years before
        dateOfBirth: `${dateOfBirth.slice(0, 4)}-01-01`,
        profileImage: null,
        classId: null,
        deletedAt: now,
        updatedAt: now,
      })
  }
}

/** Empties what the log says about these people; who did what and when stays. */
async function emptyLog(db: Knex, { parents, children }: Family) {
  const childIds = idsOf(children)
  const texts = childIds.length > 0 ? childIds.map(String) : ['none']
  await withAuditLogOpen(db, async () => {
    await db('audit_entries')
      .where((any) =>
        any
          .where((of) => of.where({ entity: 'child' }).whereIn('entity_id', childIds))
          .orWhere((of) => of.where({ entity: 'user' }).whereIn('entity_id', idsOf(parents)))
          .orWhereRaw(`coalesce(after, before) ->> 'childId' in (${texts.map(() => '?').join()})`, texts),
      )
      .update({ before: null, after: null })
    await db('audit_entries').whereIn('user_id', idsOf(parents)).update({ clientAddress: null })
  })
}

/** What was told to staff about these people, and the kept answers to repeated requests. */
async function emptyTraces(db: Knex, family: Family) {
  for (const name of namesOf([...family.parents, ...family.children]))
    await db('notifications').whereRaw("position(? in title || ' ' || text) > 0", [name]).delete()
  for (const id of idsOf(family.parents)) await db('idempotency_keys').where('scope', 'like', `${id}:%`).delete()
}

/**
 * Erases the family of a parent: accounts end, personal details are emptied, records and files go; what the law makes
 * the centre keep stays without names. This cannot be undone. Files are erased with the next sweep. For staff.
 * @throws AppError NOT_FOUND for an account that is no parent's
 */
export async function eraseFamily(context: Context, parentId: number): Promise<User> {
  authorise(context, mayHandleFamilies)
  return change(context, { action: 'eraseFamily', input: { parentId }, model: User }, async (inner) => {
    const { db } = inner
    const family = await familyOf(inner, parentId)
    for (const child of family.children) await takeDownPicturesOf(inner, child)
    const tables = await reachOf(db, family)
    // before the rows that refer to them are gone
    const fileIds = fileIdsIn(tables)
    for (const reached of tables.toReversed()) {
      if (isErased(reached)) await belonging(db, reached).delete()
      const blanked = keptByLaw[reached.table] ?? []
      if (blanked.length > 0) {
        const blank = Object.fromEntries(blanked.map((column) => [column, null]))
        await withAuditLogOpen(db, () => belonging(db, reached).update(blank))
      }
    }
    const longAgo = new Date(0).toISOString()
    await db(files).whereIn('id', fileIds).update({ name: 'erased', isPublic: false, removedAt: longAgo })
    await emptyPeople(db, family)
    await emptyLog(db, family)
    await emptyTraces(db, family)
    await audit(inner, { action: 'eraseFamily', entity: 'user', entityId: parentId })
    return User.query(db).findById(parentId).throwIfNotFound()
  })
}
