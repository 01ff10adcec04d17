import { Child } from '#graphql/children/child.model.ts'
import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { mayInviteParents } from './families.policy.ts'
import { invite, invitationUrl } from './invitation.service.ts'
import type { SentInvitation } from './inviteParent.model.ts'
import type { InviteParentInput } from './inviteParent.schema.ts'

/**
 * Sends a parent a link with which they choose a password, or sign in to the account they have, and see the child. For staff.
 * @returns the link, to hand on by other means; null when the same request was answered before
 * @throws AppError NOT_FOUND for a child that there is not
 */
export async function inviteParent(context: Context, input: InviteParentInput): Promise<SentInvitation> {
  authorise(context, mayInviteParents)
  let url: string | null = null
  await change(context, { action: 'inviteParent', input, model: Child }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    url = invitationUrl(inner, await invite(inner, input.email, child.id))
    const centre = await centreName(inner)
    await queueMail(inner, {
      kind: 'account.invitation',
      recipient: input.email,
      subject: `See ${child.firstName}'s day at ${centre}`,
      body: `Dear parent\n\n${centre} invites you to see ${child.firstName}'s day in the parent portal. Make your account here, or sign in to the one you have; the link works once and for 30 days:\n\n${url}\n\nKind regards\n${centre}\n`,
    })
    await audit(inner, { action: 'inviteParent', entity: 'child', entityId: child.id, after: { email: input.email } })
    return child
  })
  return { email: input.email, url }
}
