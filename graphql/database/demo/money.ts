import type { Knex } from 'knex'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { discounted } from '#graphql/billing/families.rules.ts'
import { readFamilies } from '#graphql/billing/families.service.ts'
import { settle } from '#graphql/billing/ledger.service.ts'
import { monthlyFee, usualDueDate } from '#graphql/billing/monthlyFees.rules.ts'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { parentalTypes } from '#graphql/families/families.rules.ts'
import { addDays, addMonths, firstOfMonth, lastOfMonth, monthNameOf, monthOf } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'

/** Of its own, so that the people stay the same however long the books are. */
const seed = 6_112_026

/** Months that have been billed, the current one last. */
const billedMonths = 6

/** What has come in this month: the figure that the overview shows as R48k. */
export const revenueCents = 48_120_00

const demoBank = {
  accountHolder: 'Kiewiet Early Learning Centre',
  bank: 'Karoo Bank',
  branchCode: '250 655',
  accountNumber: '6204 118 7730',
  accountType: 'Cheque',
}

interface Pupil {
  id: number
  firstName: string
  lastName: string
  enrolledOn: string
  dayPlan: DayPlan
  programName: string
  fullTimeCents: number
  halfDayCents: number
}

interface BillRow {
  id: number
  childId: number
  amountCents: number
  month: string | null
}

const readPupils = (db: Knex): Promise<Pupil[]> =>
  db
    .from(placedChildren(db))
    .join('programs', 'programs.id', 'children.program_id')
    .orderBy('children.id')
    .select('children.id', 'first_name', 'last_name', 'enrolled_on', 'day_plan', 'programs.name as program_name')
    .select('full_time_cents', 'half_day_cents')

/** The fee of each child for each month, billed on the 20th before it. */
function feesOf(pupils: Pupil[], second: ReadonlySet<number>, today: string, adminId: number) {
  const current = firstOfMonth(today)
  return Array.from({ length: billedMonths }, (_, index) =>
    monthOf(addMonths(current, index + 1 - billedMonths)),
  ).flatMap((month) =>
    pupils
      .filter(({ enrolledOn }) => enrolledOn <= lastOfMonth(month))
      .flatMap((pupil) => {
        const program = { name: pupil.programName, ...pupil }
        const fee = monthlyFee({ dayPlan: pupil.dayPlan, program }, month, second.has(pupil.id) ? 10 : 0)
        if (!fee) return []
        return {
          childId: pupil.id,
          kind: 'fee',
          month: firstOfMonth(month),
          amountCents: fee.fullCents - fee.discountCents,
          description: fee.description,
          issuedOn: `${monthOf(addDays(firstOfMonth(month), -1))}-20`,
          dueDate: usualDueDate(month, firstOfMonth(month)),
          createdBy: adminId,
        }
      }),
  )
}

/** Who pays how. Everyone else pays by debit order before the month begins. */
interface Habits {
  /** Has not paid last month: the bank returned the debit order. */
  bounced: readonly number[]
  /** Has paid a part of last month. */
  behind: readonly number[]
  /** Has not paid this month. */
  late: readonly number[]
  /** Has not paid this month, but the bank statement says that the money has come in. */
  atBank: readonly number[]
  /** Pays more than asked for. */
  generous: readonly number[]
  /** Pays at the beginning of the month, not before. */
  thisMonth: readonly number[]
}

function habitsOf(pupils: Pupil[], random: Random): Habits {
  const others = random.shuffle(pupils.filter(({ lastName }) => lastName !== 'Mokoena').map(({ id }) => id))
  const own = pupils.filter(({ lastName }) => lastName === 'Mokoena').map(({ id }) => id)
  return {
    bounced: others.slice(0, 4),
    behind: others.slice(4, 6),
    late: [...others.slice(6, 9), ...own.slice(1)],
    atBank: others.slice(9, 11),
    generous: others.slice(11, 13),
    // the demo parent pays for the first child in these days
    thisMonth: [...own.slice(0, 1), ...others.slice(13, 45)],
  }
}

const methods = ['eft', 'eft', 'bank_transfer', 'card', 'cash'] as const

interface PaymentRow {
  childId: number
  amountCents: number
  method: string
  reference: string
  date: string
  billId: number | null
  createdBy: number
  reversedAt: string | null
  reversalReason: string | null
}

function paymentsFor(bills: BillRow[], habits: Habits, today: string, adminId: number, random: Random): PaymentRow[] {
  const current = firstOfMonth(today)
  const last = addMonths(current, -1)
  const payment = (bill: BillRow, date: string, more: Partial<PaymentRow> = {}): PaymentRow => ({
    childId: bill.childId,
    amountCents: bill.amountCents,
    method: 'debit_order',
    reference: referenceOf(bill.childId),
    date,
    billId: bill.month === null ? null : bill.id,
    createdBy: adminId,
    reversedAt: null,
    reversalReason: null,
    ...more,
  })
  // the last days before the month
  const before = (month: string) => addDays(month, -1 - random.between(0, 5))
  let left = revenueCents
  const queue = [...habits.thisMonth]
  return bills.flatMap((bill): PaymentRow[] => {
    const month = bill.month ?? last
    if (bill.month === last && habits.bounced.includes(bill.childId)) {
      const reversedAt = `${addDays(last, 1)}T06:30:00Z`
      return [payment(bill, before(last), { reversedAt, reversalReason: 'The bank returned the debit order' })]
    }
    if (bill.month === last && habits.behind.includes(bill.childId))
      return [payment(bill, before(last), { method: 'cash', amountCents: 100_000 + random.between(0, 8) * 5000 })]
    if (month < current) return [payment(bill, before(month))]
    if (habits.late.includes(bill.childId) || habits.atBank.includes(bill.childId)) return []
    if (queue.includes(bill.childId)) {
      // until the sum of the month is reached; the last one pays a part of the fee, and nobody pays after it
      const amountCents = Math.min(bill.amountCents, left)
      left -= amountCents
      const date = addDays(current, random.between(0, Number(today.slice(8)) - 1))
      return amountCents > 0
        ? [payment(bill, date, { amountCents, method: random.pick(methods) })]
        : [payment(bill, before(current))]
    }
    const extra = habits.generous.includes(bill.childId) ? 60_000 : 0
    return [payment(bill, before(current), { amountCents: bill.amountCents + extra, billId: extra ? null : bill.id })]
  })
}

/** What is open beside the fees: an outing, due at the end of the month. */
function outingOf(pupils: Pupil[], today: string, adminId: number) {
  const invited = [...pupils.filter(({ lastName }) => lastName === 'Mokoena'), ...pupils.slice(40, 46)]
  return invited.map(({ id }) => ({
    childId: id,
    kind: 'other',
    month: null,
    amountCents: 18_000,
    description: `Outing to the zoo, ${monthNameOf(today)}`,
    issuedOn: firstOfMonth(today),
    dueDate: lastOfMonth(today),
    createdBy: adminId,
  }))
}

/** A part of the outing that was paid in cash, the day before it was billed. */
const depositFor = ({ id, childId }: BillRow, today: string, adminId: number) => ({
  childId,
  amountCents: 8000,
  method: 'cash',
  reference: null,
  date: addDays(firstOfMonth(today), -1),
  billId: id,
  createdBy: adminId,
})

/** A registration for each child who came while these books were kept, paid on the first day. */
function registrationsOf(pupils: Pupil[], today: string, adminId: number) {
  const first = addMonths(firstOfMonth(today), 1 - billedMonths)
  return pupils
    .filter(({ enrolledOn }) => enrolledOn >= first && enrolledOn < firstOfMonth(today))
    .map(({ id, enrolledOn }) => ({
      childId: id,
      kind: 'registration',
      month: null,
      amountCents: 25_000,
      description: 'Registration fee',
      issuedOn: enrolledOn,
      dueDate: addDays(enrolledOn, 7),
      createdBy: adminId,
    }))
}

/** The outing was cheaper for one child, and the invoice of a fee has been sent. */
async function insertCorrections(
  db: Knex,
  { credited, sent }: Record<'credited' | 'sent', BillRow | undefined>,
  today: string,
  adminId: number,
) {
  const day = addDays(firstOfMonth(today), -1)
  if (sent) {
    await db('bills')
      .where({ id: sent.id })
      .update({ sentAt: `${day}T07:30:00Z` })
  }
  if (credited) {
    const note = { method: 'credit_note', reference: 'Came in their own car', date: day }
    const { id: billId, childId } = credited
    await db('payments').insert({ ...note, childId, billId, amountCents: 4000, createdBy: adminId })
  }
}

/** Money that has reached the bank and waits to be booked: one line without a reference among it. */
function bankLinesOf(pupils: Pupil[], bills: BillRow[], habits: Habits, today: string) {
  const lines = habits.atBank.flatMap((id) => {
    const bill = bills.find(({ childId, month }) => childId === id && month === firstOfMonth(today))
    const pupil = pupils.find((each) => each.id === id)
    if (!bill || !pupil) return []
    return {
      amountCents: bill.amountCents,
      words: `FNB APP PAYMENT FROM ${pupil.lastName.toUpperCase()} ${referenceOf(id)}`,
      proposal: JSON.stringify([{ childId: id, amountCents: bill.amountCents, why: `Reference ${referenceOf(id)}` }]),
    }
  })
  return [...lines, { amountCents: 90_000, words: 'MAGTAPE CREDIT SCHOOL FEES', proposal: '[]' }].map(
    (line, index) => ({
      ...line,
      fingerprint: `demo-${index}`,
      date: firstOfMonth(today),
    }),
  )
}

/** What was set right in time: a record made for the wrong child, and a line of the bank that is nobody's fee. */
async function insertSetAside(db: Knex, pupils: Pupil[], today: string, adminId: number) {
  const day = addDays(firstOfMonth(today), -3)
  const decidedAt = `${day}T09:10:00Z`
  const [pupil] = pupils.slice(46)
  if (pupil) {
    await db('bills').insert({
      childId: pupil.id,
      kind: 'other',
      month: null,
      amountCents: 18_000,
      description: `Outing to the zoo, ${monthNameOf(today)}`,
      issuedOn: day,
      dueDate: lastOfMonth(today),
      createdBy: adminId,
      deletedAt: decidedAt,
      deletedBy: adminId,
      deleteReason: 'Billed to the wrong child',
    })
  }
  await db('bank_lines').insert({
    fingerprint: 'demo-interest',
    date: day,
    amountCents: 4218,
    words: 'CREDIT INTEREST',
    proposal: '[]',
    status: 'ignored',
    importedBy: adminId,
    decidedBy: adminId,
    decidedAt,
  })
}

/** The children of each parent are on one account, except those of the last one: of them the office has still to say so. */
async function insertFamilyAccounts(db: Knex) {
  const families: { childIds: number[] }[] = await db('guardianships')
    .whereIn('relationship_type', parentalTypes)
    .groupBy('parent_id')
    .havingRaw('count(*) > 1')
    .orderBy('parent_id')
    .select(db.raw('array_agg(child_id order by child_id) as child_ids'))
  const once = new Map(families.map(({ childIds }) => [childIds.join(), childIds]))
  for (const childIds of [...once.values()].slice(0, -1)) {
    const [account] = await db('family_accounts').insert({}).returning('id')
    await db('children').whereIn('id', childIds).update({ familyAccountId: account.id, siblingsDecidedAt: db.fn.now() })
  }
}

/**
 * Half a year of bills and payments. This month R48k has come in so far, most families having paid before it began; some
 * are behind, two have credit, two payments wait at the bank, and a record and a line of the bank were set aside.
 */
export async function insertMoney(db: Knex, today: string, adminId: number) {
  const random = new Random(seed)
  await db('settings')
    .where({ name: 'bankDetails' })
    .update({ value: JSON.stringify(demoBank) })
  const pupils = await readPupils(db)
  await insertFamilyAccounts(db)
  const second = discounted(await readFamilies({ db }))
  const habits = habitsOf(pupils, random)
  const insertBills = async (rows: object[]): Promise<BillRow[]> =>
    rows.length === 0 ? [] : db('bills').insert(rows).returning(['id', 'child_id', 'amount_cents', 'month'])
  const fees = await insertBills(feesOf(pupils, second, today, adminId))
  const registrations = await insertBills(registrationsOf(pupils, today, adminId))
  const [, , outing, credited] = await insertBills(outingOf(pupils, today, adminId))
  await db.batchInsert('payments', paymentsFor([...registrations, ...fees], habits, today, adminId, random), 500)
  if (outing) await db('payments').insert(depositFor(outing, today, adminId))
  const sent = fees.find(({ month, childId }) => month === firstOfMonth(today) && habits.late.includes(childId))
  await insertCorrections(db, { credited, sent }, today, adminId)
  await db('bank_lines').insert(bankLinesOf(pupils, fees, habits, today))
  await insertSetAside(db, pupils, today, adminId)
  await settle(
    { db },
    pupils.map(({ id }) => id),
  )
}
