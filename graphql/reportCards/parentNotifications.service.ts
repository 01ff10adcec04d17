import { Child } from '#graphql/children/child.model.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow } from '#graphql/data/rows.ts'
import { linkedParents } from '#graphql/families/linking.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { letterTo, queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { ParentNotification } from './parentNotification.model.ts'
import { mayNotifyParents } from './reportCards.policy.ts'
import type { ParentNotificationInput } from './reportCards.schema.ts'

/** @returns how many were e-mailed: none where no parent is linked */
export async function sendParentNotification(context: Context, input: ParentNotificationInput) {
  const viewer = authorise(context, mayNotifyParents)
  return createRow(context, ParentNotification, { action: 'sendParentNotification', input }, async (inner) => {
    const child = await lockRow(inner, Child, input.childId)
    const parents = await linkedParents(inner, child.id)
    const centre = await centreName(inner)
    const text = `${input.message}\n\nIn the parent portal: ${inner.environment.PUBLIC_URL}/parent/report-cards`
    const mail = { kind: 'parent.notification', subject: input.subject, text }
    for (const parent of parents) await queueMail(inner, letterTo(parent, centre, mail))
    return { ...input, emailsSent: parents.length, sentBy: viewer.id }
  })
}
