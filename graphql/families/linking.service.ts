import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { now } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { endInvitations } from './endInvitations.service.ts'
import { newGuardianMail } from './families.mails.ts'
import { isParental, type RelationshipType } from './families.rules.ts'
import { Guardianship } from './guardianship.model.ts'

/** What the child's application said about the parent with this e-mail address. */
export const applicationOf = (
  { db }: Context,
  email: string,
  childId: number,
): Promise<Record<'parentName' | 'phone' | 'address', string> | undefined> =>
  db('applications').where({ email, childId }).orderBy('id', 'desc').first('parent_name', 'phone', 'address')

/** Fills empty fields of a parent's profile from their application, so that nobody types them twice. */
async function carryOverDetails(context: Context, parent: Pick<User, 'id' | 'email'>, childId: number) {
  const said = await applicationOf(context, parent.email, childId)
  if (!said) return
  const before = await User.query(context.db).findById(parent.id).throwIfNotFound()
  const values = { phoneNumber: before.phoneNumber || said.phone, homeAddress: before.homeAddress || said.address }
  if (values.phoneNumber === before.phoneNumber && values.homeAddress === before.homeAddress) return
  // not by editRow: the class or the child is already locked, and accounts come before them in the lock order
  const changed = { ...values, version: before.version + 1, updatedAt: now() }
  const after = await User.query(context.db).patchAndFetchById(parent.id, changed)
  const entry = { action: 'carryOverDetails', entity: User.entity, entityId: parent.id, before, after }
  await audit(context, { ...entry, by: context.viewer.id ?? parent.id })
}

/** The accounts linked to a child, who get e-mails about it. */
export const linkedParents = (context: Context, childId: number): Promise<User[]> =>
  User.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', context.db('guardianships').where({ childId }).select('parent_id'))
    .orderBy('id')
    .execute()

interface Linking {
  relationshipType?: RelationshipType
  /** Only if an administrator has said so. */
  mayCollect: boolean
}

/**
 * Links a parent to a child; an existing relationship stays as it is. A child's first parent is its primary one.
 * @returns whether the relationship is new
 */
export async function linkParent(
  context: Context,
  parent: Pick<User, 'id' | 'email'>,
  childId: number,
  { relationshipType = 'parent', mayCollect }: Linking,
): Promise<boolean> {
  // of two simultaneous links the second sees the first, so that only one is primary
  await lockRow(context, Child, childId)
  const others = await Guardianship.query(context.db).where({ childId })
  await endInvitations(context, { childId, account: parent })
  if (others.some(({ parentId }) => parentId === parent.id)) return false
  const isPrimary = !others.some((other) => other.isPrimary)
  const mayDecide = isParental(relationshipType)
  const row = { parentId: parent.id, childId, relationshipType, isPrimary, mayCollect, mayDecide }
  const link = await Guardianship.query(context.db).insertAndFetch(row)
  await carryOverDetails(context, parent, childId)
  const entry = { action: 'linkParent', entity: Guardianship.entity, entityId: link.id, after: row }
  await audit(context, { ...entry, by: context.viewer.id ?? parent.id })
  return true
}

export async function tellOtherGuardians(context: Context, added: User, child: Child): Promise<void> {
  const centre = await centreName(context)
  for (const guardian of await linkedParents(context, child.id)) {
    if (guardian.id === added.id) continue
    await queueMail(context, newGuardianMail(guardian, added, { centre, childFirstName: child.firstName }))
  }
}
