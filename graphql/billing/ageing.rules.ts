import { daysBetween } from '#graphql/values/dates.ts'

export const ages = ['current', 'days30', 'days60', 'days90'] as const
export type AgeOfDebt = (typeof ages)[number]

export const ageLabels: Record<AgeOfDebt, string> = {
  current: 'Not yet due',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: 'Over 60 days',
}

/** Age of a debt: not due yet, up to 30 days overdue, up to 60, or longer. */
function ageOf(dueDate: string, today: string): AgeOfDebt {
  const days = daysBetween(dueDate, today)
  if (days <= 0) return 'current'
  if (days <= 30) return 'days30'
  return days <= 60 ? 'days60' : 'days90'
}

export type Ageing = Record<AgeOfDebt, number>

/** Amounts owed by age, in cents. */
export function ageing(debts: readonly { dueDate: string; owingCents: number }[], today: string): Ageing {
  const sums: Ageing = { current: 0, days30: 0, days60: 0, days90: 0 }
  for (const { dueDate, owingCents } of debts) sums[ageOf(dueDate, today)] += owingCents
  return sums
}
