import { lockRows } from '#graphql/data/lockOrder.ts'
import { hashToken, newToken } from '#graphql/accounts/token.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow, lockRow, type Scope } from '#graphql/data/findRow.ts'
import { now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayAcceptInvitation, mayReadInvitation } from './families.policy.ts'
import { Guardianship } from './guardianship.model.ts'
import { type AcceptedInvitation, FamilyInvitation, type Invitation } from './invitation.model.ts'
import { applicationOf, linkParent, tellOtherGuardians } from './linking.service.ts'

export const invitationDays = 30

/** Not by createRow, since the `id` of the table is the hash of the token. */
export async function insertInvitation(
  { db }: Context,
  values: { email: string; childId: number; invitedBy?: number | null; askedBy: number | null },
) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000).toISOString()
  const row = { ...values, id: hashToken(token), expiresAt }
  const [{ number }] = await db('invitations').insert(row).returning('number')
  return { number: number as number, token }
}

/**
 * Lets the owner of an e-mail address follow a child. The token is e-mailed as a link and stored as a hash, so that
 * only a reader of that mailbox can use it; merely registering with the same address links nothing. There is one open
 * invitation for each address and child: a new one ends the previous one.
 */
export async function invite(context: Context, email: string, childId: number, askedBy: number | null = null) {
  // of two simultaneous invitations the second ends the first
  await lockRow(context, Child, childId)
  await context
    .db('invitations')
    .where({ childId, email, usedAt: null, endedAt: null })
    .update({ endedAt: context.db.fn.now() })
  const { number, token } = await insertInvitation(context, { email, childId, invitedBy: context.viewer.id, askedBy })
  const invitation = await FamilyInvitation.query(context.db).findById(number).throwIfNotFound()
  return { invitation, url: `${context.environment.PUBLIC_URL}/parent-login?invitation=${token}` }
}

/** The invitation of a link, while it is valid. */
const open = (context: Context, token: string) =>
  context
    .db('invitations')
    .where({ 'invitations.id': hashToken(token), usedAt: null, endedAt: null })
    // a parent's request opens nothing until the office sends the invitation
    .where((sent) => sent.whereNull('askedBy').orWhereNotNull('invitedBy'))
    .where('expires_at', '>', context.db.fn.now())

/** Values prefilled in the registration form. Public: the token is the key. */
export async function readInvitation(context: Context, token: string): Promise<Invitation | null> {
  authorise(context, mayReadInvitation)
  const row = await open(context, token)
    .join('children', 'children.id', 'invitations.child_id')
    .first('invitations.email', 'invitations.child_id', 'children.first_name')
  if (!row) return null
  const said = await applicationOf(context, row.email, row.childId)
  return {
    email: row.email,
    childFirstName: row.firstName,
    parentName: said?.parentName ?? null,
    phoneNumber: said?.phone ?? null,
  }
}

export async function acceptInvitation(context: Context, token: string): Promise<AcceptedInvitation> {
  const viewer = authorise(context, mayAcceptInvitation)
  const scope: Scope<FamilyInvitation> = (invitations) => invitations.where({ usedBy: viewer.id })
  const request = { action: 'acceptInvitation', input: token, model: FamilyInvitation, scope }
  const used = await transaction(context, request, async (inner) =>
    useInvitation(inner, token, await findRow(inner, User, viewer.id)),
  )
  const child = await findRow(context, Child, used.childId)
  return { childFirstName: child.firstName, isWaiting: used.state() === 'waiting' }
}

const gone = () =>
  new AppError('NOT_FOUND', 'This invitation link has been used or has expired. Please ask the centre for a new one.')

/** @throws AppError NOT_FOUND when the link is unknown, used or expired */
export async function findInvitation(context: Context, token: string): Promise<{ child: Child; email: string }> {
  const found = await open(context, token).first('child_id', 'email')
  if (!found) throw gone()
  // locked in the same order as all changes to a family: the child first
  const [child] = await lockRows(context, Child, (children) => children.where({ id: found.childId, deletedAt: null }))
  if (!child) throw gone()
  return { child, email: found.email }
}

/**
 * Uses an invitation for an account, once. A user of the link has read the mail sent to the invited address, so an
 * account with that address counts as verified and is linked at once. A link that was handed on to another address
 * opens nothing until an administrator has confirmed who that is.
 * @throws AppError NOT_FOUND when the link is unknown, used or expired; CONFLICT for staff to whom it was not sent
 */
export async function useInvitation(context: Context, token: string, user: User): Promise<FamilyInvitation> {
  const { child, email } = await findInvitation(context, token)
  const isLinked = await Guardianship.query(context.db).findOne({ parentId: user.id, childId: child.id })
  const isInvited = email.toLowerCase() === user.email.toLowerCase()
  // staff who only test the link must not use it up for the family
  if (user.role !== 'parent' && !isInvited && !isLinked)
    throw conflict(`This invitation is for ${email} and remains open. Log out to see what they see.`)
  const [used] = await open(context, token).update({ usedAt: context.db.fn.now(), usedBy: user.id }).returning('number')
  if (!used) throw gone()
  const invitation = await FamilyInvitation.query(context.db).findById(used.number).throwIfNotFound()
  const name = `${user.firstName} ${user.lastName}`
  const of = `${child.firstName} ${child.lastName}`
  const link = `/admin/dashboard?section=students&child=${child.id}`
  if (!isInvited && !isLinked) {
    const after = { childId: child.id, sentTo: invitation.email, usedBy: user.email }
    await audit(context, { action: 'useInvitation', entity: 'invitation', entityId: used.number, after, by: user.id })
    const text = `${name}, for ${of}`
    await notifyStaff(context, { kind: 'family.waiting', title: 'Confirm a guardian', text, link })
    return invitation
  }
  const accepted = await FamilyInvitation.query(context.db).patchAndFetchById(used.number, { confirmedAt: now() })
  const after = { childId: child.id }
  await audit(context, { action: 'acceptInvitation', entity: 'invitation', entityId: used.number, after, by: user.id })
  if (await linkParent(context, user, child.id, { relationshipType: invitation.relationshipType, mayCollect: false })) {
    const text = `${name} can now follow ${of}. Please say whether they may collect.`
    await notifyStaff(context, { kind: 'family.linked', title: 'Invitation accepted', text, link })
    await tellOtherGuardians(context, user, child)
  }
  if (isInvited && !user.emailVerifiedAt)
    await User.query(context.db).findById(user.id).patch({ emailVerifiedAt: now() })
  return accepted
}
