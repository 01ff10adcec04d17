import { Child } from '#graphql/children/child.model.ts'
import { createRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { ageing } from './ageing.rules.ts'
import { countsAsOwing } from './billing.rules.ts'
import { mayManageBilling } from './billing.policy.ts'
import { readOpenBills } from './bills.read.ts'
import { type FamilyDebt, type PaymentReminder, ReminderSent } from './families.model.ts'
import { familyOf, readCredits, readFamilies, readParents } from './families.service.ts'
import { referenceOf } from './reference.rules.ts'
import { remindedCents, reminderSubject, reminderText } from './sending.rules.ts'
import { creditOf, ownOf, readLines } from './sending.service.ts'

/** The family of an account entry, which is that of its child. Removed children belong to no family. */
function familyIdOf(families: readonly number[][]) {
  const first = new Map(families.flatMap((family) => family.map((id) => [id, family[0] ?? id] as const)))
  return ({ childId }: { childId: number }) => first.get(childId) ?? childId
}

export async function listDebts(context: Context, today = todayInJohannesburg()): Promise<FamilyDebt[]> {
  authorise(context, mayManageBilling)
  const { db } = context
  // the same records as in Total Owing: pending ones are not chased
  const open = (await readOpenBills(context)).filter(({ status }) => countsAsOwing(status))
  const reminders: { childId: number; at: string }[] = await db('payment_reminders')
    .whereIn('child_id', [...new Set(open.map(({ childId }) => childId))])
    .groupBy('child_id')
    .orderBy('at')
    .select('child_id', db.raw('max(sent_at) as at'))
  const families = await readFamilies(context)
  const familyId = familyIdOf(families)
  const openOf = groupBy(open, familyId)
  const creditsOf = groupBy(await readCredits(context), familyId)
  const remindersOf = groupBy(reminders, familyId)
  const members = new Map(families.map((family) => [family[0], family]))
  const shown = [...new Set([...openOf.keys(), ...creditsOf.keys()])].map((id) => members.get(id) ?? [id])
  const children = new Map((await Child.query(db).findByIds(shown.flat())).map((child) => [child.id, child]))
  return shown
    .map((family) => {
      const [id = 0] = family
      const sums = ageing(openOf.get(id) ?? [], today)
      return {
        childId: id,
        children: family.flatMap((childId) => children.get(childId) ?? []),
        currentCents: sums.current,
        days30Cents: sums.days30,
        days60Cents: sums.days60,
        days90Cents: sums.days90,
        creditCents: (creditsOf.get(id) ?? []).reduce((total, { cents }) => total + cents, 0),
        remindedAt: remindersOf.get(id)?.at(-1)?.at ?? null,
      }
    })
    .sort((one, other) => owed(other) - owed(one) || one.childId - other.childId)
}

const owed = ({ currentCents, days30Cents, days60Cents, days90Cents }: FamilyDebt) =>
  currentCents + days30Cents + days60Cents + days90Cents

async function readReminders(context: Context, childId: number): Promise<PaymentReminder[]> {
  const childIds = await familyOf(context, childId)
  const open = await readOpenBills(context)
  const overdue = open.filter((bill) => bill.status === 'overdue' && childIds.includes(bill.childId))
  const all = await readLines(context, overdue)
  const credits = await readCredits(context)
  const centre = await centreName(context)
  return (await readParents(context, childIds)).flatMap((links) => {
    const [parent] = links
    const lines = ownOf(links, all)
    const creditCents = creditOf(links, credits)
    if (!parent || remindedCents({ lines, creditCents }) === 0) return []
    const references = [...new Set(lines.map((line) => referenceOf(line.childId)))]
    return {
      parentId: parent.parentId,
      name: `${parent.firstName} ${parent.lastName}`,
      email: parent.email,
      phoneNumber: parent.phoneNumber,
      overdueCents: remindedCents({ lines, creditCents }),
      subject: reminderSubject({ lines, centre, creditCents }),
      text: reminderText({ parentName: parent.firstName, centre, lines, creditCents, references }),
    }
  })
}

/** A parent is reminded only about children linked to the account. */
export async function draftReminders(context: Context, childId: number): Promise<PaymentReminder[]> {
  authorise(context, mayManageBilling)
  return readReminders(context, childId)
}

export async function sendReminders(context: Context, childId: number): Promise<ReminderSent> {
  const viewer = authorise(context, mayManageBilling)
  return createRow(context, ReminderSent, { action: 'sendReminders', input: { childId } }, async (inner) => {
    const reminders = await readReminders(inner, childId)
    if (reminders.length === 0) throw conflict('There is nothing overdue to remind a parent of.')
    for (const { email, subject, text } of reminders)
      await queueMail(inner, { kind: 'billing.reminder', recipient: email, subject, body: `${text}\n` })
    const owingCents = Math.max(...reminders.map(({ overdueCents }) => overdueCents))
    return { childId, owingCents, emailsSent: reminders.length, sentBy: viewer.id }
  })
}
