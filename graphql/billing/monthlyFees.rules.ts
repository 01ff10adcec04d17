import type { DayPlan } from '#graphql/children/children.rules.ts'
import { addMonths, firstOfMonth, formatMonth, lastOfMonth } from '#graphql/values/dates.ts'
import { percentOf } from '#graphql/values/money.ts'

/** The day of the month until which its fee is to be paid, unless another one is chosen. */
const usualDueDay = 7

export const usualDueDate = (month: string) => `${month}-${String(usualDueDay).padStart(2, '0')}`

export interface PricedChild {
  dayPlan: DayPlan
  program: { name: string; fullTimeCents: number | null; halfDayCents: number | null } | null
}

export interface Fee {
  description: string
  /** Of the fee table, in cents. */
  fullCents: number
  /** Taken off for a second or later child, in cents. */
  discountCents: number
}

const planWords: Record<DayPlan, string> = { full_time: 'full-time', half_day: 'half-day' }

/**
 * The fee of a child for a month; null where the fee table has none for its program.
 * @param discountPercent off for a second or later child of a family; 0 for the first
 */
export function monthlyFee({ dayPlan, program }: PricedChild, month: string, discountPercent: number): Fee | null {
  const fullCents = program && (dayPlan === 'half_day' ? program.halfDayCents : program.fullTimeCents)
  if (!program || !fullCents) return null
  const discount = discountPercent > 0 ? `, sibling ${discountPercent}%` : ''
  return {
    description: `${program.name} ${planWords[dayPlan]}, ${formatMonth(month)}${discount}`,
    fullCents,
    discountCents: percentOf(fullCents, discountPercent),
  }
}

/** Whether a child is new in a month, so that its registration is billed too: it came in that month or the one before. */
export const isNew = (enrolledOn: string, month: string) =>
  enrolledOn <= lastOfMonth(month) && enrolledOn >= addMonths(firstOfMonth(month), -1)
