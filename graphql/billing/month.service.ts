import type { DayPlan } from '#graphql/children/children.rules.ts'
import { billedIn, isInClassOn } from '#graphql/data/placed.ts'
import { createRows, editRows, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { feeTerms } from '#graphql/settings/settings.service.ts'
import { firstOfMonth, formatDate, todayInJohannesburg, formatMonth } from '#graphql/values/dates.ts'
import { sumCents } from '#graphql/values/money.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { BillMonthInput, ChargeClassInput, BilledMonth } from './billing.schema.ts'
import { discounted, familiesOf } from './families.rules.ts'
import { lockAccounts, settle } from './ledger.service.ts'
import { daysOf } from '#graphql/platform/month.ts'
import type { MonthBilled, MonthDraft, MonthDraftLine, ClassCharged, MonthRun } from './month.model.ts'
import { isNew, monthlyFee, usualDueDate } from './monthlyFees.rules.ts'
import { Child } from '#graphql/children/child.model.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { queryBills } from './bills.read.ts'
import { voidable } from './run.rules.ts'

interface Enrolled {
  id: number
  familyAccountId: number | null
  dateOfBirth: string
  dayPlan: DayPlan
  enrolledOn: string
  programName: string | null
  fullTimeCents: number | null
  halfDayCents: number | null
  hasFee: boolean
  hasRegistration: boolean
}

/** A child's placement at the start of its month (in a notice month its last one, unless it is back by then), and the first day of that stay. */
const firstPlacement = `
  select program_id, day_plan, (
      select max(first.from_date) from placements as first
      where first.child_id = children.id and first.from_date <= placements.from_date and not exists (
        select from placements as other where other.child_id = children.id and other.to_date = first.from_date - 1)
    ) as enrolled_on
  from placements
  where child_id = children.id and ${billedIn(':from', ':to')}
  order by (from_date <= :from and coalesce(to_date >= :from, true)) desc, from_date limit 1`

function readEnrolled({ db }: Context, month: string): Promise<Enrolled[]> {
  const billed = (where: string) =>
    `exists (select from bills where bills.child_id = children.id and bills.deleted_at is null and ${where})`
  const [from, to] = daysOf(month)
  return db('children')
    .joinRaw(
      `join lateral (${firstPlacement}) as placed on true left join programs on programs.id = placed.program_id`,
      { from, to },
    )
    .whereNull('children.deleted_at')
    .orderBy(['children.last_name', 'children.first_name', 'children.id'])
    .select('children.id', 'children.family_account_id', 'children.date_of_birth')
    .select('placed.day_plan', 'placed.enrolled_on', 'programs.name as program_name')
    .select('programs.full_time_cents', 'programs.half_day_cents')
    .select(db.raw(`${billed("kind = 'fee' and month = ?")} as has_fee`, [from]))
    .select(db.raw(`${billed("kind = 'registration'")} as has_registration`))
}

function feeLine(child: Enrolled, month: string, percent: number): MonthDraftLine {
  const { id: childId, dayPlan, enrolledOn, programName, fullTimeCents, halfDayCents } = child
  const program = programName === null ? null : { name: programName, fullTimeCents, halfDayCents }
  const fee = monthlyFee({ dayPlan, program, enrolledOn }, month, percent)
  const base = { childId, kind: 'fee' as const }
  if (!fee) {
    const isPriced = program && monthlyFee({ dayPlan, program }, month, percent)
    const reason = isPriced
      ? `: first day ${formatDate(enrolledOn)}, after the last weekday of the month`
      : ' has no monthly fee'
    const description = program ? `${program.name}${reason}` : 'No program yet'
    return { ...base, description, fullCents: 0, discountCents: 0, amountCents: 0, state: 'noFee' }
  }
  const amountCents = fee.fullCents - fee.discountCents
  return { ...base, ...fee, amountCents, state: child.hasFee ? 'billed' : amountCents > 0 ? 'new' : 'noFee' }
}

function linesOf(child: Enrolled, month: string, percent: number, registrationCents: number): MonthDraftLine[] {
  const lines = [feeLine(child, month, percent)]
  if (isNew(child.enrolledOn, month) && !child.hasRegistration && registrationCents > 0) {
    const amounts = { fullCents: registrationCents, discountCents: 0, amountCents: registrationCents }
    lines.push({ childId: child.id, kind: 'registration', description: 'Registration fee', ...amounts, state: 'new' })
  }
  return lines
}

async function draft(context: Context, month: string): Promise<MonthDraftLine[]> {
  const { siblingDiscountPercent, registrationFeeCents } = await feeTerms(context)
  const children = await readEnrolled(context, month)
  const second = discounted(familiesOf(children))
  return children.flatMap((child) =>
    linesOf(child, month, second.has(child.id) ? siblingDiscountPercent : 0, registrationFeeCents),
  )
}

/** The fee of each enrolled child, and the registration fee of new ones. */
export async function draftMonth(context: Context, month: string): Promise<MonthDraft> {
  authorise(context, mayManageBilling)
  return { month, dueDate: usualDueDate(month, todayInJohannesburg()), lines: await draft(context, month) }
}

/** Can be repeated, even by two people at the same time. Amounts come from the fee table, not from the request. */
export async function billMonth(context: Context, input: BillMonthInput): Promise<MonthBilled> {
  const viewer = authorise(context, mayManageBilling)
  return transaction(context, { action: 'billMonth', input }, async (inner) => {
    const childIds = input.lines.map(({ childId }) => childId)
    await lockAccounts(inner, childIds)
    const requested = new Set(input.lines.map(({ childId, kind }) => `${childId}.${kind}`))
    const lines = (await draft(inner, input.month)).filter(
      ({ childId, kind, state }) => state === 'new' && requested.has(`${childId}.${kind}`),
    )
    const { dueDate } = input
    const same = { month: firstOfMonth(input.month), issuedOn: todayInJohannesburg(), dueDate, createdBy: viewer.id }
    const rows = lines.map(({ childId, kind, amountCents, description }) => {
      return { childId, kind, amountCents, description, ...same }
    })
    const made = await createRows(inner, Bill, 'billMonth', rows)
    await settle(inner, childIds)
    return { billed: made.length, leftOut: requested.size - made.length, amountCents: sumCents(made) }
  })
}

/** The bills that were made when a month was billed: its fees, and the registrations of those who were new. */
const queryRun = (context: Context, month: string) =>
  queryBills(context)
    .where({ month: daysOf(month)[0] })
    .whereNull('deletedAt')

export async function readRun(context: Context, month: string): Promise<MonthRun> {
  authorise(context, mayManageBilling)
  const { open, stay } = voidable(await queryRun(context, month))
  return { month, count: open.length, amountCents: sumCents(open), stay }
}

/** Cancels the bills of a month that nobody has paid, seen or changed: each can be restored, or the month billed again. */
export async function voidRun(context: Context, input: BilledMonth): Promise<MonthRun> {
  const viewer = authorise(context, mayManageBilling)
  const { month } = input
  return transaction(context, { action: 'voidRun', input }, async (inner) => {
    const childIds = (await queryRun(inner, month)).map(({ childId }) => childId)
    await lockAccounts(inner, childIds)
    const { open, stay } = voidable(await queryRun(inner, month))
    const ids = open.map(({ id }) => id)
    await editRows(inner, Bill, 'voidRun', (bills) => bills.whereIn('id', ids), {
      deletedAt: now(),
      deletedBy: viewer.id,
      deleteReason: `The billing run for ${formatMonth(month)} was voided`,
    })
    await settle(inner, childIds)
    return { month, count: open.length, amountCents: sumCents(open), stay }
  })
}

/**
 * Bills children of a class for one thing, such as an outing: all of them or none.
 * @throws AppError CONFLICT where one of them is not in the class any more, or was billed for the same today
 */
export async function chargeClass(context: Context, input: ChargeClassInput): Promise<ClassCharged> {
  const viewer = authorise(context, mayManageBilling)
  const { classId, amount: amountCents, description, dueDate } = input
  const today = todayInJohannesburg()
  return transaction(context, { action: 'chargeClass', input }, async (inner) => {
    const childIds = [...new Set(input.childIds)]
    await lockAccounts(inner, childIds)
    const there = Child.query(inner.db)
      .findByIds(childIds)
      .whereNull('deletedAt')
      .whereRaw(isInClassOn(':today'), { today, classId })
    if ((await there.resultSize()) < childIds.length)
      throw conflict('The class has changed in the meantime, so nobody was billed. Please open it again.')
    const row = { kind: 'other' as const, amountCents, description, issuedOn: today }
    const same = await Bill.query(inner.db).where(row).whereIn('childId', childIds).whereNull('deletedAt').resultSize()
    const again = 'was billed to this class today already. To bill it again, please change the description.'
    if (same > 0) throw conflict(`“${description}” ${again}`)
    const rows = childIds.map((childId) => ({ childId, ...row, dueDate, createdBy: viewer.id }))
    const made = await createRows(inner, Bill, 'chargeClass', rows)
    await settle(inner, childIds)
    return { billed: made.length, amountCents: sumCents(made) }
  })
}
