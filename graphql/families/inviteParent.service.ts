import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { invitationMail } from './families.mails.ts'
import { mayInviteParents } from './families.policy.ts'
import { FamilyInvitation } from './invitation.model.ts'
import { invite, type Invited } from './invitation.service.ts'
import type { SentInvitation } from './inviteParent.model.ts'
import type { InviteParentInput } from './invitations.schema.ts'

async function inviteByMail(context: Context, email: string, childId: number): Promise<Invited> {
  const child = await Child.query(context.db).findById(childId).whereNull('deletedAt')
  if (!child) throw notFound('This child')
  const invited = await invite(context, email, child.id)
  const about = { centre: await centreName(context), childFirstName: child.firstName }
  await queueMail(context, invitationMail(email, invited.url, about))
  await audit(context, { action: 'inviteParent', entity: 'child', entityId: child.id, after: { email } })
  return invited
}

/**
 * Sends a parent a link with which they choose a password, or sign in to the account they have, and see the child. An
 * open invitation of that address to the child ends. For administrators.
 * @returns the link, to hand on by other means; null when the same request was answered before
 * @throws AppError NOT_FOUND for a child that there is not
 */
export async function inviteParent(context: Context, input: InviteParentInput): Promise<SentInvitation> {
  authorise(context, mayInviteParents)
  let url: string | null = null
  const { number: id, email } = await transaction(
    context,
    { action: 'inviteParent', input, model: FamilyInvitation },
    async (inner) => {
      const invited = await inviteByMail(inner, input.email, input.childId)
      url = invited.url
      return invited.invitation
    },
  )
  return { id, email, url }
}

/**
 * Sends an invitation again, with a new link; the link before ends. For administrators.
 * @throws AppError NOT_FOUND for an invitation that was used or withdrawn
 */
export async function renewInvitation(context: Context, id: number): Promise<SentInvitation> {
  authorise(context, mayInviteParents)
  let url: string | null = null
  const renewed = await transaction(
    context,
    { action: 'renewInvitation', input: { id }, model: FamilyInvitation },
    async (inner) => {
      const before = await FamilyInvitation.query(inner.db).findById(id)
      if (!before || before.usedAt || before.endedAt)
        throw new AppError('NOT_FOUND', 'This invitation was used or withdrawn. Send a new one.')
      const invited = await inviteByMail(inner, before.email, before.childId)
      url = invited.url
      return invited.invitation
    },
  )
  return { id: renewed.number, email: renewed.email, url }
}
