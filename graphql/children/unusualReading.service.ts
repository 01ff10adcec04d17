import { User } from '#graphql/accounts/user.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { afterRead } from '#graphql/data/readTransaction.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { refusalOf } from '#graphql/platform/throttle.ts'
import { usualReading } from '#graphql/settings/settings.rules.ts'

const withinSeconds = 3_600

async function tellOf(context: Context, userId: number, childrenAnHour: number) {
  const user = await User.query(context.db).findById(userId).throwIfNotFound()
  const details = { childrenAnHour }
  await audit(context, { action: 'unusualReading', entity: 'user', entityId: userId, details })
  await notifyStaff(context, {
    kind: 'reading.unusual',
    title: 'Unusually many children were looked at',
    text: `${user.fullName()} opened more than ${childrenAnHour} children within an hour. Ask whether that was for work; if not, sign the account out everywhere.`,
    link: `/admin/dashboard?section=settings&tab=audit&search=${encodeURIComponent(user.fullName())}`,
  })
}

async function count(context: Context, childIds: readonly number[]) {
  const { id } = context.viewer
  if (id === null) return
  const account = `account ${id}`
  const setting = await context.db('settings').where({ name: 'reading' }).first('value')
  const { childrenAnHour } = setting?.value ?? usualReading
  for (const childId of childIds) {
    const page = { name: 'childPage', subject: `${account} child ${childId}`, most: 1, withinSeconds }
    // counted once however often it is opened
    if (await refusalOf(context, page)) continue
    const pages = { name: 'childPages', subject: account, most: childrenAnHour, withinSeconds }
    if (!(await refusalOf(context, pages))) continue
    if (await refusalOf(context, { name: 'unusualReading', subject: account, most: 1, withinSeconds })) continue
    await inTransaction(context, (inner) => tellOf(inner, id, childrenAnHour))
  }
}

/**
 * Counts the children whose page or archive an account opens within an hour. Where they are more than the setting says,
 * administrators are told, once an hour; nothing is ever refused for it.
 */
export const noteReading = (context: Context, childIds: readonly number[]) =>
  afterRead(context, (later) => count(later, childIds))
