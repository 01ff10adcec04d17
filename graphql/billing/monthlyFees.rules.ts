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

/** The day of the month until which its fee is to be paid, and how many days a family has at least. */
const usualDueDay = '07'
const leastDays = 7

/** Until when the fee of a month is to be paid, unless another day is chosen: no bill is overdue when it is made. */
export function usualDueDate(month: string, today: string): string {
  const [usual, earliest] = [`${month}-${usualDueDay}`, addDays(today, leastDays)]
  return usual > today ? usual : earliest
}

interface PricedChild {
  /** First day, `yyyy-MM-dd`; a month that it begins in is billed from then on. */
  enrolledOn?: string
  dayPlan: DayPlan
  program: { name: string; fullTimeCents: number | null; halfDayCents: number | null } | null
}

export interface Fee {
  description: string
  /** Of the fee table, in cents; a share of it where the child begins in the middle of the month. */
  fullCents: number
  /** Taken off for a second or later child, in cents. */
  discountCents: number
}

const planWords: Record<DayPlan, string> = { full_time: 'full-time', half_day: 'half-day' }

const weekdays = (from: string, to: string) => eachDay(from, to).filter((day) => weekdayOf(day) <= 5).length

/**
 * What of a monthly fee is for the days from a first day on: by the weekdays of the month, rounded to the cent. All of it
 * where no weekday came before.
 */
export function shareOfMonth(fullCents: number, month: string, firstDay: string): number {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)]
  if (firstDay <= first) return fullCents
  if (firstDay > last) return 0
  return Math.round((fullCents * weekdays(firstDay, last)) / weekdays(first, last))
}

/**
 * The fee of a child for a month; null where the fee table has none for its program.
 * @param discountPercent off for a second or later child of a family; 0 for the first
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
  const discount = discountPercent > 0 ? `, sibling ${discountPercent}%` : ''
  return {
    description: `${program.name} ${planWords[dayPlan]}, ${formatMonth(month)}${from}${discount}`,
    fullCents,
    discountCents: percentOf(fullCents, discountPercent),
  }
}

/** Whether a child is new in a month, so that its registration is billed too: it came in that month or the one before. */
export const isNew = (enrolledOn: string, month: string) =>
  enrolledOn <= lastOfMonth(month) && enrolledOn >= addMonths(firstOfMonth(month), -1)
