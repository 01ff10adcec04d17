import type { Pojo } from 'objection'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { isSameName } from '#graphql/contacts/contacts.rules.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, editRows, removeRow } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { currentPlacement, sqlToday } from '#graphql/data/placed.ts'
import { asModel, asRow } from '#graphql/data/asRow.ts'
import { oneOf, rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { endInvitations, endInvitationsAfterUnlinking } from './endInvitations.service.ts'
import { isParental } from './families.rules.ts'
import { mayManageRelationships, maySeeOwnRights, maySeeRelationships } from './families.policy.ts'
import type { LinkParentInput, UpdateRelationshipInput, ImportFamilyInput } from './families.schema.ts'
import { Guardianship } from './guardianship.model.ts'
import { createUserWithoutPassword } from '#graphql/users/users.service.ts'
import { createChild } from '#graphql/children/children.service.ts'
import { assertOtherChild } from '#graphql/children/sameChild.service.ts'
import { transaction } from '#graphql/data/transaction.ts'

/** Relationships of existing people: those of a removed parent or child are restored with them. */
const visible = (context: Context) =>
  Guardianship.query(context.db)
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))
    .whereIn('parentId', context.db('users').where({ deletedAt: null }).select('id'))

const searched = () =>
  plainSql(`(select concat_ws(' ', users.first_name, users.last_name, users.email,
    children.first_name, children.last_name, classes.name)
  from users, children join placements on ${currentPlacement(sqlToday())}
    left join classes on classes.id = placements.class_id
  where users.id = guardianships.parent_id and children.id = guardianships.child_id)`)

/** @param page null for all of them */
export async function listRelationships(
  context: Context,
  page: PageRequest | null,
  { search = null, oldestFirst = false }: { search?: string | null; oldestFirst?: boolean } = {},
): Promise<Page<Guardianship>> {
  authorise(context, maySeeRelationships)
  const query = visible(context)
  whereWords(query, searched(), search)
  if (oldestFirst) return paginate(query, { columns: ['childId', 'id'] }, page)
  return paginate(query, { columns: ['childId', 'isPrimary', 'id'], descending: true }, page)
}

const deciding: ChildRows<true> = {
  name: 'mayDecide',
  policy: maySeeOwnRights,
  seesEvery: () => false,
  rows: ({ db, viewer }) =>
    db('guardianships')
      .whereRaw('child_id = children.id')
      .where({ parent_id: viewer?.id ?? 0, may_decide: true })
      .select('id'),
  parse: () => true,
}

export async function decidesFor(context: Context, childId: number): Promise<boolean> {
  return (await readOfChild(context, childId, deciding)).length > 0
}

const guardiansWithAccounts = `
  select guardianships.*, to_json(users) as parent from guardianships
  join users on users.id = parent_id and users.deleted_at is null
  where child_id = any(:childIds) order by is_primary desc, guardianships.id`

/** The guardians of these children, with their accounts, which most lists show. */
export const guardiansOf = (context: Context) =>
  context.loaders.many<Guardianship>(
    'guardianships.child',
    async (childIds) => {
      authorise(context, maySeeRelationships)
      const rows = await rowsOf<Pojo & { parent: Pojo }>(context.db, guardiansWithAccounts, { childIds })
      return rows.map(({ parent, ...columns }) => {
        context.loaders.prime(User, [asRow(User)(parent)])
        return asModel(Guardianship)(columns)
      })
    },
    ({ childId }) => childId,
  )

/** The relationships of these parents to enrolled children, one statement for all of them. */
export const relationshipsOfParents = (context: Context) =>
  context.loaders.many<Guardianship>(
    'guardianships.parent',
    async (parentIds) => {
      authorise(context, maySeeRelationships)
      return visible(context).where('parentId', oneOf(context.db, parentIds)).orderBy('id')
    },
    ({ parentId }) => parentId,
  )

/** Locks a child and its relationships, so that of two simultaneous changes the second sees the primary guardian set by the first. */
const lockChildOf = (id: number) => async (context: Context) => {
  const { childId } = await findRow(context, Guardianship, id)
  await lockRow(context, Child, childId)
  await lockRows(context, Guardianship, (links) => links.where({ childId }))
}

const clearPrimary = (context: Context, childId: number, action: string) =>
  editRows(context, Guardianship, action, (links) => links.where({ childId, isPrimary: true }), { isPrimary: false })

const taken = 'This parent is already linked to this child.'

/**
 * A child's first parent is primary. Unless given, parents and legal guardians have all rights, and others none.
 * @throws AppError CONFLICT, with the id of the existing relationship, when they are already linked; NOT_FOUND
 */
export async function linkParentToChild(context: Context, input: LinkParentInput): Promise<Guardianship> {
  authorise(context, mayManageRelationships)
  const request = { action: 'linkParent', input }
  const decide = async (inner: Context) => {
    const { parentId, childId, relationshipType = 'parent', isPrimary = false } = input
    const { mayCollect = isParental(relationshipType), mayDecide = isParental(relationshipType) } = input
    await lockRow(inner, Child, childId)
    const parent = await User.query(inner.db).findById(parentId).whereNull('deletedAt')
    if (!parent) throw notFound('This parent')
    const others = await Guardianship.query(inner.db).where({ childId })
    const existing = others.find((other) => other.parentId === parentId)
    if (existing) throw conflict(taken, { existingId: existing.id, fields: { parentId: taken } })
    const first = isPrimary || !others.some((other) => other.isPrimary)
    if (first) await clearPrimary(inner, childId, request.action)
    await endInvitations(inner, { childId, account: parent })
    return { parentId, childId, relationshipType, isPrimary: first, mayCollect, mayDecide }
  }
  return createRow(context, Guardianship, request, decide)
}

export async function updateRelationship(context: Context, input: UpdateRelationshipInput): Promise<Guardianship> {
  authorise(context, mayManageRelationships)
  const { id, version, ...values } = input
  const change = { action: 'updateRelationship', id, version, input, lockFirst: lockChildOf(id) }
  return editRow(context, Guardianship, change, async (before, inner) => {
    if (values.isPrimary && !before.isPrimary) await clearPrimary(inner, before.childId, change.action)
    return values
  })
}

/** Also ends the child's open invitations. The audit log still shows who was linked. */
export async function removeRelationship(context: Context, id: number): Promise<Guardianship> {
  authorise(context, mayManageRelationships)
  // the child is locked first, to wait for an invitation that is being used and see its relationship
  const change = { action: 'removeRelationship', id, lockFirst: lockChildOf(id) }
  return removeRow(context, Guardianship, change, {}, (_link, before, inner) =>
    endInvitationsAfterUnlinking(inner, before.childId, before.parentId),
  )
}

type Parent = Pick<ImportFamilyInput, 'parentFirstName' | 'parentLastName' | 'parentEmail' | 'parentPhone'>

/**
 * The account with the parent's address, or a new one without a password. One that is not confirmed, or has another name, is not
 * linked: somebody else could have registered it.
 */
async function parentOf(context: Context, lastName: string, parent: Parent): Promise<User | null> {
  const { parentEmail: email, parentFirstName, parentLastName, parentPhone } = parent
  if (!email) return null
  const known = await User.query(context.db).findOne({ email }).whereNull('deletedAt')
  if (!known)
    return createUserWithoutPassword(context, {
      email,
      firstName: parentFirstName ?? 'Parent',
      lastName: parentLastName ?? lastName,
      phoneNumber: parentPhone ?? null,
    })
  const name = `${parentFirstName ?? known.firstName} ${parentLastName ?? known.lastName}`
  if (known.emailVerifiedAt && isSameName(known.fullName(), name)) return known
  const why = known.emailVerifiedAt ? 'is in another name' : 'has an e-mail address that has not been confirmed yet'
  const message = `The account ${email} ${why}. Link it by hand once you know whose it is.`
  throw conflict(message, { existingId: known.id, fields: { parentEmail: message } })
}

/** @throws AppError CONFLICT for a child who is already enrolled, a full class, or an unconfirmed account */
export async function importFamily(context: Context, input: ImportFamilyInput): Promise<Child> {
  authorise(context, mayManageRelationships)
  return transaction(context, { action: 'importFamily', input, model: Child }, async (inner) => {
    const { parentFirstName, parentLastName, parentEmail, parentPhone, relationshipType, ...values } = input
    // before the parent: a list can be imported twice
    await assertOtherChild(inner, input, input.anotherChild)
    const parent = await parentOf(inner, values.lastName, { parentFirstName, parentLastName, parentEmail, parentPhone })
    const called = { emergencyContact: parent?.fullName() ?? null, emergencyContactPhone: parentPhone ?? null }
    const child = await createChild(inner, values.emergencyContact ? values : { ...values, ...called })
    if (parent) await linkParentToChild(inner, { parentId: parent.id, childId: child.id, relationshipType })
    return child
  })
}
