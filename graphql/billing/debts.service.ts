import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ageing } from './ageing.rules.ts'
import type { Bill } from './bill.model.ts'
import { countsAsOwing } from './billing.rules.ts'
import { mayManageBilling } from './billing.policy.ts'
import { readOpenBills } from './bills.service.ts'
import type { FamilyDebt, PaymentReminder } from './families.model.ts'
import { readFamilies } from './families.service.ts'
import { referenceOf } from './reference.rules.ts'
import { ReminderSent } from './reminder.model.ts'
import { reminderSubject, reminderText } from './reminders.rules.ts'

/** Removed children who still owe have left their families: each stands alone. */
function withLeavers(families: number[][], owing: readonly { childId: number }[]): number[][] {
  const known = new Set(families.flat())
  const leavers = [...new Set(owing.map(({ childId }) => childId))].filter((id) => !known.has(id))
  return [...families, ...leavers.map((id) => [id])]
}

/** The families that owe something or have credit, who owes most first. For staff. */
export async function listDebts(context: Context, today = todayInJohannesburg()): Promise<FamilyDebt[]> {
  authorise(context, mayManageBilling)
  const { db } = context
  // the same records as in Total Owing: those that money at the bank would pay are not asked for
  const open = (await readOpenBills(context, today)).filter(({ status }) => countsAsOwing(status))
  const credits: { childId: number; cents: number }[] = await db('payments')
    .whereNull('reversed_at')
    .whereRaw('allotted_cents < amount_cents')
    .groupBy('child_id')
    .select('child_id', db.raw('sum(amount_cents - allotted_cents)::int as cents'))
  const reminders: { childId: number; at: string }[] = await db('payment_reminders')
    .whereIn('child_id', [...new Set(open.map(({ childId }) => childId))])
    .groupBy('child_id')
    .select('child_id', db.raw('max(sent_at) as at'))
  const families = withLeavers(await readFamilies(context), [...open, ...credits]).filter((family) =>
    [...open, ...credits].some(({ childId }) => family.includes(childId)),
  )
  const children = new Map((await Child.query(db).findByIds(families.flat())).map((child) => [child.id, child]))
  return families
    .map((family) => {
      const sums = ageing(
        open.filter(({ childId }) => family.includes(childId)),
        today,
      )
      const of = <Entry extends { childId: number }>(rows: Entry[]) =>
        rows.filter((row) => family.includes(row.childId))
      return {
        childId: family[0] ?? 0,
        children: family.flatMap((id) => children.get(id) ?? []),
        currentCents: sums.current,
        days30Cents: sums.days30,
        days60Cents: sums.days60,
        days90Cents: sums.days90,
        creditCents: of(credits).reduce((total, { cents }) => total + cents, 0),
        remindedAt:
          of(reminders)
            .map(({ at }) => at)
            .sort()
            .at(-1) ?? null,
      }
    })
    .sort((one, other) => owed(other) - owed(one) || one.childId - other.childId)
}

const owed = ({ currentCents, days30Cents, days60Cents, days90Cents }: FamilyDebt) =>
  currentCents + days30Cents + days60Cents + days90Cents

interface Guardian {
  parentId: number
  childId: number
  firstName: string
  lastName: string
  email: string
  phoneNumber: string | null
}

async function overdueOfFamily(context: Context, childId: number): Promise<Bill[]> {
  const family = (await readFamilies(context)).find((ids) => ids.includes(childId)) ?? [childId]
  const open = await readOpenBills(context, todayInJohannesburg())
  return open.filter((bill) => bill.status === 'overdue' && family.includes(bill.childId))
}

async function remindersOf(context: Context, childId: number): Promise<PaymentReminder[]> {
  const { db } = context
  const bills = await overdueOfFamily(context, childId)
  const childIds = [...new Set(bills.map((bill) => bill.childId))]
  const guardians: Guardian[] = await db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereNull('users.deleted_at')
    .whereIn('guardianships.child_id', childIds)
    .orderBy(['guardianships.parent_id', 'guardianships.child_id'])
    .select('parent_id', 'child_id', 'first_name', 'last_name', 'email', 'phone_number')
  const children = new Map((await Child.query(db).findByIds(childIds)).map((child) => [child.id, child]))
  const centre = await centreName(context)
  const parentIds = [...new Set(guardians.map(({ parentId }) => parentId))]
  return parentIds.flatMap((parentId) => {
    const links = guardians.filter((guardian) => guardian.parentId === parentId)
    const [parent] = links
    const own = bills.filter((bill) => links.some((link) => link.childId === bill.childId))
    if (!parent || own.length === 0) return []
    const lines = own.map(({ childId: of, description, dueDate, owingCents }) => ({
      childName: children.get(of)?.firstName ?? '',
      description,
      dueDate,
      owingCents,
    }))
    const references = [...new Set(own.map((bill) => referenceOf(bill.childId)))]
    const name = `${parent.firstName} ${parent.lastName}`
    return {
      parentId,
      name,
      email: parent.email,
      phoneNumber: parent.phoneNumber,
      overdueCents: own.reduce((total, { owingCents }) => total + owingCents, 0),
      subject: reminderSubject({ lines, centre }),
      text: reminderText({ parentName: parent.firstName, centre, lines, references }),
    }
  })
}

/**
 * What the parents of a family would be reminded of: each of what is overdue for the children that the account is
 * linked to, and of nobody else's. For staff.
 * @param childId any child of the family
 */
export async function draftReminders(context: Context, childId: number): Promise<PaymentReminder[]> {
  authorise(context, mayManageBilling)
  return remindersOf(context, childId)
}

/**
 * Reminds the parents of a family by e-mail of what is overdue. For staff.
 * @param childId any child of the family
 * @throws AppError CONFLICT when nothing is overdue, or nobody can be written to
 */
export async function sendReminders(context: Context, childId: number): Promise<ReminderSent> {
  const viewer = authorise(context, mayManageBilling)
  return transaction(context, { action: 'sendReminders', input: { childId }, model: ReminderSent }, async (inner) => {
    const reminders = await remindersOf(inner, childId)
    if (reminders.length === 0)
      throw new AppError('CONFLICT', 'Nothing is overdue here that a parent could be told of.')
    for (const { email, subject, text } of reminders)
      await queueMail(inner, { kind: 'billing.reminder', recipient: email, subject, body: `${text}\n` })
    const sent = await ReminderSent.query(inner.db).insertAndFetch({
      childId,
      owingCents: Math.max(...reminders.map(({ overdueCents }) => overdueCents)),
      emailsSent: reminders.length,
      sentBy: viewer.id,
    })
    await audit(inner, { action: 'sendReminders', entity: 'payment_reminder', entityId: sent.id, after: sent })
    return sent
  })
}
