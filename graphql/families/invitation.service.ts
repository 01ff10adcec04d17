import { createHash, randomBytes } from 'node:crypto'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayAcceptInvitation, mayReadInvitation } from './families.policy.ts'
import type { RelationshipType } from './families.rules.ts'
import { Guardianship } from './guardianship.model.ts'
import type { Invitation } from './invitation.model.ts'

const daysValid = 30
const idOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Lets the owner of an e-mail address see a child. The token stands in the link of an e-mail and is stored as a hash,
 * so that only who reads that mailbox can use it; registering with the same address alone links nothing.
 * @returns the token
 */
export async function invite(context: Context, email: string, childId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + daysValid * 86_400_000).toISOString()
  await context.db('invitations').insert({ id: idOf(token), email, childId, expiresAt })
  return token
}

export const invitationUrl = (context: Context, token: string) =>
  `${context.environment.PUBLIC_URL}/parent-login?invitation=${token}`

/** The invitation of a link, while it can be used. */
const open = (context: Context, token: string) =>
  context
    .db('invitations')
    .where({ 'invitations.id': idOf(token), usedAt: null })
    .where('expires_at', '>', context.db.fn.now())

/** What the registration form is filled in with; null for a link that is unknown, used or too old. Public: the token is the key. */
export async function readInvitation(context: Context, token: string): Promise<Invitation | null> {
  authorise(context, mayReadInvitation)
  const row = await open(context, token)
    .join('children', 'children.id', 'invitations.child_id')
    .first('invitations.email', 'children.first_name')
  return row ? { email: row.email, childFirstName: row.firstName } : null
}

/**
 * Links whoever is signed in to the child of an invitation, once.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old
 */
export async function acceptInvitation(context: Context, token: string): Promise<Child> {
  const viewer = authorise(context, mayAcceptInvitation)
  return change(context, { action: 'acceptInvitation', input: token, model: Child }, async (inner) => {
    const user = await User.query(inner.db).findById(viewer.id).throwIfNotFound()
    await useInvitation(inner, token, user)
    const used = await inner
      .db('invitations')
      .where({ id: idOf(token) })
      .first('child_id')
    const child = await Child.query(inner.db).findById(used.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    return child
  })
}

/**
 * Links an account to the child of an invitation, once. Whoever holds the link has read the mail sent to the invited
 * address, so an account with that address counts as verified.
 * @throws AppError NOT_FOUND when the link is unknown, used or too old
 */
export async function useInvitation(context: Context, token: string, user: User): Promise<User> {
  const [invitation] = await open(context, token)
    .update({ usedAt: context.db.fn.now(), usedBy: user.id })
    .returning(['child_id', 'email', 'relationship_type'])
  if (!invitation) {
    throw new AppError(
      'NOT_FOUND',
      'This invitation link was already used or is too old. Ask the centre for a new one.',
    )
  }
  await linkParent(context, user.id, invitation.childId, invitation.relationshipType)
  if (invitation.email.toLowerCase() !== user.email.toLowerCase() || user.emailVerifiedAt) return user
  return User.query(context.db).patchAndFetchById(user.id, { emailVerifiedAt: new Date().toISOString() })
}

/** Links a parent to a child; a link that exists stays as it is. The first parent of a child is its primary one. */
export async function linkParent(
  context: Context,
  parentId: number,
  childId: number,
  relationshipType: RelationshipType = 'parent',
) {
  // of two parents at once the second sees the first, so that one of them is the primary one
  await context.db('children').where({ id: childId }).forUpdate().select('id')
  const { count } = (await context
    .db('guardianships')
    .where({ childId, isPrimary: true })
    .count({ count: '*' })
    .first()) as {
    count: number
  }
  await Guardianship.query(context.db)
    .insert({ parentId, childId, relationshipType, isPrimary: count === 0 })
    .onConflict(['parent_id', 'child_id'])
    .ignore()
}
