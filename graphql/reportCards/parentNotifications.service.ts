import { Child } from '#graphql/children/child.model.ts'
import { linkedParents } from '#graphql/families/linked.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { ParentNotification } from './parentNotification.model.ts'
import { mayNotifyParents } from './reportCards.policy.ts'
import type { ParentNotificationInput } from './reportCards.schema.ts'

/**
 * E-mails everybody who is linked to a child.
 * @returns how many were mailed: none where no parent is linked
 * @throws AppError NOT_FOUND
 */
export async function sendParentNotification(
  context: Context,
  input: ParentNotificationInput,
): Promise<ParentNotification> {
  const viewer = authorise(context, mayNotifyParents)
  const action = 'sendParentNotification'
  return transaction(context, { action, input, model: ParentNotification }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    const parents = await linkedParents(inner, child.id)
    const centre = await centreName(inner)
    for (const parent of parents) {
      await queueMail(inner, {
        kind: 'parent.notification',
        recipient: parent.email,
        subject: input.subject,
        body: `Dear ${parent.firstName}\n\n${input.message}\n\nIn the parent portal: ${inner.environment.PUBLIC_URL}/parent/report-cards\n\nKind regards\n${centre}\n`,
      })
    }
    const row = { ...input, emailsSent: parents.length, sentBy: viewer.id }
    const notification = await ParentNotification.query(inner.db).insertAndFetch(row)
    await audit(inner, { action, entity: 'child', entityId: child.id, after: row })
    return notification
  })
}
