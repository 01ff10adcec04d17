import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import type { Period } from '#graphql/placements/placements.rules.ts'
import { shortDate } from '#web/admin/shared/format.ts'

/** `From 13 Jan 2027`, `13 Jan 2026 to 30 Jun 2026`, `On 13 Jan 2026` */
export function formatPeriod({ fromDate, toDate }: Period): string {
  if (toDate === null) return `From ${shortDate(fromDate)}`
  return fromDate === toDate ? `On ${shortDate(fromDate)}` : `${shortDate(fromDate)} to ${shortDate(toDate)}`
}

interface Followed {
  program: { name: string } | null
  dayPlan: string
}

/** `Toddlers, full-time`, `No program, half-day` */
export const followedText = ({ program, dayPlan }: Followed) =>
  `${program?.name ?? 'No program'}, ${dayPlanLabels[dayPlan as DayPlan].toLowerCase()}`
