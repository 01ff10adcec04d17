import { lockRows } from '#graphql/data/lockOrder.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow, type Scope } from '#graphql/data/findRow.ts'
import { now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { confirmedMail, invitationMail, notInvitedMail, refusedMail } from './families.mails.ts'
import {
  mayManageInvitations,
  mayRefuseInvitation,
  maySeeOwnRequests,
  maySeeRelationships,
  mayWithdrawInvitation,
  mayAskForGuardian,
} from './families.policy.ts'
import { FamilyInvitation, type SentInvitation } from './invitation.model.ts'
import { invite, insertInvitation } from './invitation.service.ts'
import type { ConfirmInvitationInput, InviteParentInput, AskForGuardianInput } from './invitations.schema.ts'
import { linkParent, tellOtherGuardians } from './linking.service.ts'
import { othersThan } from '#graphql/children/visible.service.ts'
import { assertDecides, guardianScope } from '#graphql/data/guardianScope.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'

/** Neither withdrawn nor accepted: its link is valid, has expired, or was used and awaits confirmation. */
const unfinished = (context: Context) =>
  FamilyInvitation.query(context.db)
    .whereNull('endedAt')
    .whereNull('confirmedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))

export async function listInvitations(context: Context, childId: number | null): Promise<FamilyInvitation[]> {
  authorise(context, maySeeRelationships)
  const query = unfinished(context).orderByRaw('used_at is null, number desc')
  return childId === null ? query : query.where({ childId })
}

export async function ownRequests(context: Context): Promise<string[]> {
  const viewer = authorise(context, maySeeOwnRequests)
  const waiting = unfinished(context).where({ usedBy: viewer.id }).select('childId')
  return (await Child.query(context.db).whereIn('id', waiting).orderBy('id')).map(({ firstName }) => firstName)
}

type Addressee = Pick<FamilyInvitation, 'email' | 'childId'> & { askedBy?: number | null }

/** @returns the link too, to pass on by other means; null when the same request was answered before */
async function sendInvitation(
  context: Context,
  request: { action: string; input: object },
  addresseeOf: (inner: Context) => Addressee | Promise<Addressee>,
): Promise<SentInvitation> {
  let url: string | null = null
  const { number: id, email } = await transaction(context, { ...request, model: FamilyInvitation }, async (inner) => {
    const addressee = await addresseeOf(inner)
    const child = await findRow(inner, Child, addressee.childId)
    const invited = await invite(inner, addressee.email, child.id, addressee.askedBy)
    const about = { centre: await centreName(inner), childFirstName: child.firstName }
    await queueMail(inner, invitationMail(addressee.email, invited.url, about))
    const after = { email: addressee.email }
    await audit(inner, { action: 'inviteParent', entity: Child.entity, entityId: child.id, after })
    url = invited.url
    return invited.invitation
  })
  return { id, email, url }
}

export async function inviteParent(context: Context, input: InviteParentInput): Promise<SentInvitation> {
  authorise(context, mayManageInvitations)
  return sendInvitation(context, { action: 'inviteParent', input }, () => input)
}

export async function renewInvitation(context: Context, id: number): Promise<SentInvitation> {
  authorise(context, mayManageInvitations)
  return sendInvitation(context, { action: 'renewInvitation', input: { id } }, async ({ db }) => {
    const before = await FamilyInvitation.query(db).findById(id)
    if (before && !before.usedAt && !before.endedAt) return before
    throw new AppError('NOT_FOUND', 'This invitation has been used or withdrawn. Please send a new one.')
  })
}

interface Decision {
  action: string
  input: { id: number }
  /** Whether an account has used it and awaits confirmation, or it is unused. */
  isWaiting: boolean
  values: Partial<Pick<FamilyInvitation, 'confirmedAt' | 'endedAt'>>
  /** Restricts to this user's own requests. */
  askedBy?: number
}

/**
 * Changes an unfinished invitation in a transaction. Not by editRow, since the `id` of the table is the hash of the token.
 * @param run returns what the audit entry says
 * @throws AppError NOT_FOUND
 */
const decide = (
  context: Context,
  { action, input, isWaiting, values, askedBy }: Decision,
  run: (invitation: FamilyInvitation, inner: Context) => Promise<{ before?: object; after?: object }>,
) =>
  transaction(context, { action, input, model: FamilyInvitation }, async (inner) => {
    const found = await FamilyInvitation.query(inner.db).findById(input.id)
    // locked in the same order as all changes to a family: the child first
    if (found) await lockRows(inner, Child, (children) => children.where({ id: found.childId }))
    const [invitation] = await lockRows(inner, FamilyInvitation, (invitations) =>
      invitations.where({ number: input.id }).whereIn('number', unfinished(inner).select('number')),
    )
    const isForeign = askedBy !== undefined && (invitation?.askedBy !== askedBy || invitation.state() !== 'asked')
    if (!invitation || isForeign || (invitation.usedAt !== null) !== isWaiting) throw notFound('This invitation')
    const changed = await FamilyInvitation.query(inner.db).patchAndFetchById(input.id, values)
    const sides = await run(invitation, inner)
    await audit(inner, { action, entity: FamilyInvitation.entity, entityId: input.id, ...sides })
    return changed
  })

/** An account that used or requested the invitation, and the child; both still exist. */
async function peopleOf(context: Context, { usedBy, childId }: Pick<FamilyInvitation, 'usedBy' | 'childId'>) {
  const user = await findRow(context, User, usedBy ?? 0)
  const child = await findRow(context, Child, childId)
  return { user, child, about: { centre: await centreName(context), childFirstName: child.firstName } }
}

export async function confirmInvitation(context: Context, input: ConfirmInvitationInput): Promise<FamilyInvitation> {
  authorise(context, mayManageInvitations)
  const decision = { action: 'confirmInvitation', input, isWaiting: true, values: { confirmedAt: now() } }
  return decide(context, decision, async (invitation, inner) => {
    const { user, child, about } = await peopleOf(inner, invitation)
    const { relationshipType = invitation.relationshipType, mayCollect = false } = input
    await linkParent(inner, user, child.id, { relationshipType, mayCollect })
    await queueMail(inner, confirmedMail(user, about))
    await tellOtherGuardians(inner, user, child)
    return { after: { childId: child.id, parentId: user.id, mayCollect } }
  })
}

export async function refuseInvitation(context: Context, id: number): Promise<FamilyInvitation> {
  authorise(context, mayRefuseInvitation)
  const decision = { action: 'refuseInvitation', input: { id }, isWaiting: true, values: { endedAt: now() } }
  return decide(context, decision, async (invitation, inner) => {
    const { user, child, about } = await peopleOf(inner, invitation)
    await queueMail(inner, refusedMail(user, about))
    return { before: { childId: child.id, parentId: user.id } }
  })
}

export async function withdrawInvitation(context: Context, id: number): Promise<FamilyInvitation> {
  const viewer = authorise(context, mayWithdrawInvitation)
  const isOffice = mayRefuseInvitation(viewer)
  const decision = { action: 'withdrawInvitation', input: { id }, isWaiting: false, values: { endedAt: now() } }
  const scope = isOffice ? {} : { askedBy: viewer.id }
  return decide(context, { ...decision, ...scope }, async (invitation, inner) => {
    const { childId, email, askedBy } = invitation
    if (isOffice && invitation.state() === 'asked') {
      const about = await peopleOf(inner, { usedBy: askedBy, childId })
      await queueMail(inner, notInvitedMail(about.user, email, about.about))
    }
    return { before: { childId, email } }
  })
}

const mostRequests = 10

/** Requests of a parent that no administrator has decided yet: nothing was sent. */
const undecided = (context: Context, askedBy: number) =>
  FamilyInvitation.query(context.db).where({ askedBy, invitedBy: null, endedAt: null })

export async function ownGuardianRequests(context: Context): Promise<FamilyInvitation[]> {
  const viewer = authorise(context, mayAskForGuardian)
  return undecided(context, viewer.id).whereIn('childId', guardianScope(context, viewer)).orderBy('number')
}

/**
 * Asks the office to invite somebody else to follow the user's own children, all of them or none. Nothing is sent or
 * shown until an administrator sends the invitation, which opens a child's data to anyone who can read the mailbox.
 */
export async function askForGuardian(context: Context, input: AskForGuardianInput): Promise<FamilyInvitation> {
  const viewer = authorise(context, mayAskForGuardian)
  const { email, childId } = input
  const ids = [childId, ...othersThan(childId, input.alsoFor)]
  const scope: Scope<FamilyInvitation> = (requests) => requests.whereIn('childId', guardianScope(context, viewer))
  const request = { action: 'askForGuardian', input, model: FamilyInvitation, scope }
  return transaction(context, request, async (inner) => {
    const children = await lockRows(inner, Child, (own) =>
      own.whereIn('id', ids).whereIn('id', guardianScope(inner, viewer)),
    )
    if (children.length < ids.length) throw notFound('This child')
    await assertDecides(inner, viewer, ids)
    const known = await inner
      .db('invitations')
      .where({ email, usedAt: null, endedAt: null })
      .whereIn('childId', ids)
      .first()
    if (known) throw conflict(`You have already asked for ${email}. Please wait for the centre's answer.`)
    if ((await undecided(inner, viewer.id).resultSize()) + ids.length > mostRequests)
      throw conflict('You have several requests pending. Please wait for the office to answer them first.')
    const asking = await findRow(inner, User, viewer.id)
    const numbers = new Map<number, number>()
    for (const child of children) {
      // a token that is never sent
      const { number } = await insertInvitation(inner, { email, childId: child.id, askedBy: viewer.id })
      numbers.set(child.id, number)
      const after = { childId: child.id, email }
      await audit(inner, { action: 'askForGuardian', entity: FamilyInvitation.entity, entityId: number, after })
      await notifyStaff(inner, {
        kind: 'family.asked',
        title: 'Invite a guardian',
        text: `${asking.fullName()} would like to invite ${email} for ${child.firstName} ${child.lastName}`,
        link: `/admin/dashboard?section=students&child=${child.id}`,
      })
    }
    return FamilyInvitation.query(inner.db)
      .findById(numbers.get(childId) ?? 0)
      .throwIfNotFound()
  })
}
