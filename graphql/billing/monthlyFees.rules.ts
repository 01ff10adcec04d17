import type { DayPlan } from '#graphql/children/children.rules.ts'
import {
  addDays,
  addMonths,
  eachDay,
  firstOfMonth,
  formatDate,
  formatMonth,
  lastOfMonth,
  weekdayOf,
} from '#graphql/values/dates.ts'
import { percentOf } from '#graphql/values/money.ts'

/** Due day of the month, and the minimum number of days to pay. */
const usualDueDay = '07'
const leastDays = 7

/** Default due date of a month's fee: no bill is overdue when it is created. */
export function usualDueDate(month: string, today: string): string {
  const [usual, earliest] = [`${month}-${usualDueDay}`, addDays(today, leastDays)]
  return usual > today ? usual : earliest
}

interface PricedChild {
  /** First day, `yyyy-MM-dd`; the first month is billed from then on. */
  enrolledOn?: string
  dayPlan: DayPlan
  program: { name: string; fullTimeCents: number | null; halfDayCents: number | null } | null
}

export interface Fee {
  description: string
  /** Fee from the fee table, in cents; pro rata if the child starts during the month. */
  fullCents: number
  discountCents: number
}

const planWords: Record<DayPlan, string> = { full_time: 'full-time', half_day: 'half-day' }

const weekdays = (from: string, to: string) => eachDay(from, to).filter((day) => weekdayOf(day) <= 5).length

/**
 * A monthly fee pro rata from a first day: by the weekdays of the month, rounded to the cent. The full fee if no
 * weekday came before.
 */
export function shareOfMonth(fullCents: number, month: string, firstDay: string): number {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)]
  if (firstDay <= first) return fullCents
  if (firstDay > last) return 0
  return Math.round((fullCents * weekdays(firstDay, last)) / weekdays(first, last))
}

/**
 * A child's fee for a month; null if the fee table has none for its program.
 * @param discountPercent sibling discount; 0 for the first child
 */
export function monthlyFee(
  { dayPlan, program, enrolledOn = '' }: PricedChild,
  month: string,
  discountPercent: number,
): Fee | null {
  const price = program && (dayPlan === 'half_day' ? program.halfDayCents : program.fullTimeCents)
  if (!program || !price) return null
  const fullCents = shareOfMonth(price, month, enrolledOn)
  if (fullCents === 0) return null
  const from = fullCents < price ? `, from ${formatDate(enrolledOn)}` : ''
  const discount = discountPercent > 0 ? `, ${discountPercent}% sibling discount` : ''
  return {
    description: `${program.name} ${planWords[dayPlan]}, ${formatMonth(month)}${from}${discount}`,
    fullCents,
    discountCents: percentOf(fullCents, discountPercent),
  }
}

/** Whether a child is new in a month, so that registration is billed too: it started in that month or the one before. */
export const isNew = (enrolledOn: string, month: string) =>
  enrolledOn <= lastOfMonth(month) && enrolledOn >= addMonths(firstOfMonth(month), -1)
