import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type CareVersion, inOrder, type SupplyItem, usualWipes } from './care.rules.ts'

/** An entry, or several of one kind and day between which nothing was brought or counted. */
type Entries = CareVersion & { times?: number }

export function usedBy({ kind, milk, times = 1 }: Entries, item: SupplyItem, wipesAChange = usualWipes): number {
  if (item === 'formula') return kind === 'bottle' && milk === 'formula' ? times : 0
  if (item === 'clothes') return kind === 'clothes' ? times : 0
  return kind === 'nappy' ? times * (item === 'wipes' ? wipesAChange : 1) : 0
}

/** Days on which the child was here, over which use is averaged. */
export const daysAveraged = 10

export const usedOn = (
  entries: readonly Entries[],
  days: readonly string[],
  item: SupplyItem,
  wipesAChange = usualWipes,
): number =>
  entries
    .filter(({ at, removed }) => !removed && days.includes(todayInJohannesburg(new Date(at))))
    .reduce((sum, entry) => sum + usedBy(entry, item, wipesAChange), 0)

/**
 * How many of a thing are left: what was counted last, with what came and went since. Formula counts in bottles, clothes in
 * sets. Null for what was neither brought in nor counted: nobody keeps it here.
 */
export function supplyLeft(entries: readonly Entries[], item: SupplyItem, wipesAChange = usualWipes): number | null {
  let left: number | null = null
  for (const entry of entries.toSorted(inOrder)) {
    if (entry.removed) continue
    const count = entry.count ?? 0
    if (entry.kind === 'supplies' && entry.item === item) {
      left = entry.way === 'counted' ? count : Math.max(0, left ?? 0) + count
    } else if (left !== null) left -= usedBy(entry, item, wipesAChange)
  }
  return left === null ? null : Math.max(0, left)
}

export interface SupplyForecast {
  item: SupplyItem
  left: number
  /** The last open day for which it is enough, `yyyy-MM-dd`; null where none is used, or it is not enough for today. */
  enoughUntil: string | null
  /** Not enough for three open days, the first of them today. */
  isShort: boolean
}

/** Open days ahead for which a thing has to last. */
const daysAhead = 3

/**
 * How long a thing lasts.
 * @param perDay how many are used on a day on which the child is here, on average
 * @param openDays the open days from today on, in order
 * @param usedToday how many are used already of what the first of these days takes
 */
export function forecast(
  item: SupplyItem,
  left: number,
  perDay: number,
  openDays: readonly string[],
  usedToday = 0,
): SupplyForecast {
  if (perDay <= 0) return { item, left, enoughUntil: null, isShort: left === 0 }
  const stillToday = Math.max(0, perDay - usedToday)
  const lasts = left < stillToday ? 0 : 1 + Math.floor((left - stillToday) / perDay)
  const enoughUntil = lasts > 0 ? (openDays[Math.min(lasts, openDays.length) - 1] ?? null) : null
  return { item, left, enoughUntil, isShort: lasts < daysAhead }
}
