import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { confirmedMail, refusedMail } from './families.mails.ts'
import { mayManageInvitations, maySeeOwnRequests } from './families.policy.ts'
import { FamilyInvitation } from './invitation.model.ts'
import type { ConfirmInvitationInput } from './invitations.schema.ts'
import { linkParent, tellOtherGuardians } from './linking.service.ts'

/** Neither withdrawn nor accepted: its link can be used, is too old, or was used and waits for an administrator. */
const unfinished = (context: Context) =>
  FamilyInvitation.query(context.db)
    .whereNull('endedAt')
    .whereNull('confirmedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))

/** The invitations that have not led to a link yet, those that wait for an administrator first. For administrators. */
export async function listInvitations(context: Context, childId: number | null): Promise<FamilyInvitation[]> {
  authorise(context, mayManageInvitations)
  const query = unfinished(context).orderByRaw('used_at is null, number desc')
  return childId === null ? query : query.where({ childId })
}

/** First names of the children that the account which is signed in waits to be connected with. */
export async function ownRequests(context: Context): Promise<string[]> {
  const viewer = authorise(context, maySeeOwnRequests)
  const waiting = unfinished(context).where({ usedBy: viewer.id }).select('childId')
  const children = await Child.query(context.db).whereIn('id', waiting).orderBy('id')
  return children.map(({ firstName }) => firstName)
}

async function invitationForChange(context: Context, id: number, isWaiting: boolean): Promise<FamilyInvitation> {
  const found = await FamilyInvitation.query(context.db).findById(id)
  // in the order of everything else that changes a family: the child first
  await context
    .db('children')
    .where({ id: found?.childId ?? 0 })
    .forUpdate()
    .select('id')
  const invitation = await unfinished(context).findById(id).forUpdate()
  if (!invitation || (invitation.usedAt !== null) !== isWaiting) throw notFound('This invitation')
  return invitation
}

/** The account that used the invitation, and the child; both are still there. */
async function peopleOf(context: Context, { usedBy, childId }: FamilyInvitation) {
  const user = await User.query(context.db)
    .findById(usedBy ?? 0)
    .whereNull('deletedAt')
  if (!user) throw notFound('This account')
  const child = await Child.query(context.db).findById(childId).throwIfNotFound()
  return { user, child, about: { centre: await centreName(context), childFirstName: child.firstName } }
}

const nowOf = () => new Date().toISOString()

/**
 * Confirms that the account which used an invitation of another address belongs to the child, and links it. For
 * administrators.
 * @throws AppError NOT_FOUND where nothing waits any more
 */
export async function confirmInvitation(context: Context, input: ConfirmInvitationInput): Promise<FamilyInvitation> {
  authorise(context, mayManageInvitations)
  return transaction(context, { action: 'confirmInvitation', input, model: FamilyInvitation }, async (inner) => {
    const invitation = await invitationForChange(inner, input.id, true)
    const { user, child, about } = await peopleOf(inner, invitation)
    const confirmed = await FamilyInvitation.query(inner.db).patchAndFetchById(input.id, { confirmedAt: nowOf() })
    const { relationshipType = invitation.relationshipType, mayCollect = false } = input
    await linkParent(inner, user, child.id, { relationshipType, mayCollect })
    await queueMail(inner, confirmedMail(user, about))
    await tellOtherGuardians(inner, user, child)
    const after = { childId: child.id, parentId: user.id, mayCollect }
    await audit(inner, { action: 'confirmInvitation', entity: 'invitation', entityId: input.id, after })
    return confirmed
  })
}

/**
 * Refuses an account that used an invitation of another address. For administrators.
 * @throws AppError NOT_FOUND where nothing waits any more
 */
export async function refuseInvitation(context: Context, id: number): Promise<FamilyInvitation> {
  authorise(context, mayManageInvitations)
  return transaction(context, { action: 'refuseInvitation', input: { id }, model: FamilyInvitation }, async (inner) => {
    const invitation = await invitationForChange(inner, id, true)
    const { user, child, about } = await peopleOf(inner, invitation)
    const ended = await FamilyInvitation.query(inner.db).patchAndFetchById(id, { endedAt: nowOf() })
    await queueMail(inner, refusedMail(user, about))
    const before = { childId: child.id, parentId: user.id }
    await audit(inner, { action: 'refuseInvitation', entity: 'invitation', entityId: id, before })
    return ended
  })
}

/**
 * Ends an invitation that nobody has used: its link opens nothing any more. For administrators.
 * @throws AppError NOT_FOUND for one that was used or withdrawn
 */
export async function withdrawInvitation(context: Context, id: number): Promise<FamilyInvitation> {
  authorise(context, mayManageInvitations)
  return transaction(
    context,
    { action: 'withdrawInvitation', input: { id }, model: FamilyInvitation },
    async (inner) => {
      const { childId, email } = await invitationForChange(inner, id, false)
      const ended = await FamilyInvitation.query(inner.db).patchAndFetchById(id, { endedAt: nowOf() })
      const before = { childId, email }
      await audit(inner, { action: 'withdrawInvitation', entity: 'invitation', entityId: id, before })
      return ended
    },
  )
}
