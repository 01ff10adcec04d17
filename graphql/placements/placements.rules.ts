import type { DayPlan } from '#graphql/children/children.rules.ts'
import { addDays } from '#graphql/values/dates.ts'

/** Where a child is, without the days. */
export interface Place {
  /** null: enrolled without a class yet. */
  classId: number | null
  programId: number | null
  dayPlan: DayPlan
}

/** From which day until which a child is somewhere, both days included, `yyyy-MM-dd`. */
export interface Period {
  fromDate: string
  /** null while no end is known. */
  toDate: string | null
}

/** What is known of a child who leaves, with the last placement before that. */
export interface Leaving {
  leavingReason: string | null
  /** First day of the last month that is billed; null where that is the month of the last day. */
  noticeMonth: string | null
}

export interface Placement extends Place, Period, Leaving {
  /** Of one that is stored; the parts of one that is split have the same. */
  id?: number
}

export const notLeaving: Leaving = { leavingReason: null, noticeMonth: null }

/** A day behind all others, for periods without an end. */
const never = '9999-12-31'
const endOf = ({ toDate }: Period) => toDate ?? never
const dayBefore = (day: string) => addDays(day, -1)

/** Whether a period has at least one day in common with another one, both ends included. */
export const isDuring = (period: Period, from: string, to: string | null): boolean =>
  period.fromDate <= (to ?? never) && endOf(period) >= from

export const isOn = (period: Period, day: string): boolean => isDuring(period, day, day)

export const placementOn = <Kind extends Period>(placements: readonly Kind[], day: string): Kind | undefined =>
  placements.find((placement) => isOn(placement, day))

/**
 * The placements of a child by the stays that they make up: a stay has no day without a placement, and between two stays the child
 * was away.
 * @param placements by their first day
 */
export function staysOf<Kind extends Period>(placements: readonly Kind[]): Kind[][] {
  const stays: Kind[][] = []
  for (const placement of placements) {
    const before = stays.at(-1)?.at(-1)
    if (before?.toDate && addDays(before.toDate, 1) === placement.fromDate) stays.at(-1)?.push(placement)
    else stays.push([placement])
  }
  return stays
}

/** The stay of a day; where the child is away the next one, else the last. */
export function stayOn<Kind extends Period>(placements: readonly Kind[], day: string): Kind[] {
  const stays = staysOf(placements)
  return stays.find((stay) => endOf(stay.at(-1) as Kind) >= day) ?? stays.at(-1) ?? []
}

export const samePlace = (one: Place, other: Place) =>
  one.classId === other.classId && one.programId === other.programId && one.dayPlan === other.dayPlan

export const changedPlace = (before: Place, after: Place): Partial<Place> => ({
  ...(after.classId === before.classId ? {} : { classId: after.classId }),
  ...(after.programId === before.programId ? {} : { programId: after.programId }),
  ...(after.dayPlan === before.dayPlan ? {} : { dayPlan: after.dayPlan }),
})

/** Joins placements that follow each other at the same place. */
export function joined(placements: readonly Placement[]): Placement[] {
  const list: Placement[] = []
  for (const placement of placements) {
    const before = list.at(-1)
    const follows = before?.toDate && addDays(before.toDate, 1) === placement.fromDate
    if (before && follows && samePlace(before, placement)) {
      const { toDate, leavingReason, noticeMonth } = placement
      list[list.length - 1] = { ...before, toDate, leavingReason, noticeMonth }
    } else list.push(placement)
  }
  return list
}

/** The parts of placements that lie in a period. With the end of a placement goes what is known of leaving. */
export const within = (placements: readonly Placement[], from: string, to: string | null): Placement[] =>
  placements
    .filter((placement) => isDuring(placement, from, to))
    .map((placement) => ({
      ...placement,
      fromDate: placement.fromDate > from ? placement.fromDate : from,
      ...(endOf(placement) > (to ?? never) && { toDate: to, ...notLeaving }),
    }))

const always = '0001-01-01'
const before = (placements: readonly Placement[], day: string) => within(placements, always, dayBefore(day))
const since = (placements: readonly Placement[], day: string) => within(placements, day, null)

/**
 * Without a class from a day on, where the place was given to another child.
 * @param ids of these placements
 */
export const withoutPlaces = (placements: readonly Placement[], ids: readonly number[], day: string): Placement[] =>
  joined(
    placements.flatMap((placement) => {
      if (placement.id === undefined || !ids.includes(placement.id)) return [placement]
      return [...before([placement], day), ...since([placement], day).map((rest) => ({ ...rest, classId: null }))]
    }),
  )

/** Changes what comes from a day on, to the end of the stay of that day. */
function rewritten(placements: readonly Placement[], day: string, rewrite: (rest: Placement[]) => Placement[]) {
  const last = stayOn(placements, day).at(-1)
  const behind = last ? placements.filter(({ fromDate }) => fromDate > endOf(last)) : []
  const rest = last ? within(placements, day, last.toDate) : []
  return joined([...before(placements, day), ...rewrite(rest), ...behind])
}

/** A new stay, from its first day on. */
export const enrolled = (placements: readonly Placement[], fromDate: string, place: Place): Placement[] => [
  ...before(placements, fromDate),
  { ...place, ...notLeaving, fromDate, toDate: null },
]

/**
 * Another class, program or day plan from a day on. It holds for what follows as long as that was the same before: a move that is
 * planned stays planned.
 */
export const changedFrom = (placements: readonly Placement[], day: string, change: Partial<Place>): Placement[] =>
  rewritten(placements, day, (rest) => {
    const [first] = rest
    const open = new Set(Object.keys(change) as (keyof Place)[])
    return rest.map((placement) => {
      for (const name of open) if (placement[name] !== first?.[name]) open.delete(name)
      return { ...placement, ...Object.fromEntries([...open].map((name) => [name, change[name]])) }
    })
  })

/** The program of a child who moves to another class: where it follows that of its class, it changes to the new one's. */
export const programAfter = (
  { programId }: Pick<Place, 'programId'>,
  from: { programId: number | null } | null,
  to: { programId: number | null },
): number | null =>
  to.programId !== null && (programId === null || programId === from?.programId) ? to.programId : programId

/**
 * A move to another class from a day on, in place of any that was planned for later.
 * @param programIn the program there, of a child with this place
 */
export const movedFrom = (
  placements: readonly Placement[],
  day: string,
  classId: number,
  programIn: (place: Place) => number | null,
): Placement[] =>
  rewritten(placements, day, (rest) =>
    rest.map((placement) =>
      placement.classId === classId ? placement : { ...placement, classId, programId: programIn(placement) },
    ),
  )

/** Without moves that are planned for later than a day; other changes stay. */
export const withoutMove = (placements: readonly Placement[], today: string): Placement[] => {
  const now = stayOn(placements, today).find((placement) => endOf(placement) >= today)
  if (!now) return [...placements]
  return rewritten(placements, now.fromDate > today ? now.fromDate : today, (rest) =>
    rest.map((placement) =>
      placement.classId === now.classId ? placement : { ...placement, classId: now.classId, programId: now.programId },
    ),
  )
}

/**
 * The last day of a stay, which may become later or earlier.
 * @param leaving why, and until when it is billed
 */
export function endedOn(
  placements: readonly Placement[],
  stayOfDay: string,
  lastDay: string | null,
  leaving: Leaving = notLeaving,
): Placement[] {
  const stay = stayOn(placements, stayOfDay)
  const [first, last] = [stay[0], stay.at(-1)]
  if (!first || !last) return [...placements]
  const kept = within(stay, first.fromDate, lastDay)
  const end = kept.at(-1)
  if (end) kept[kept.length - 1] = { ...end, toDate: lastDay, ...leaving }
  return joined([
    ...placements.filter(({ fromDate }) => fromDate < first.fromDate),
    ...kept,
    ...placements.filter(({ fromDate }) => fromDate > endOf(last)),
  ])
}

/**
 * A child who was to leave stays on. One who has left already comes back from today on, and the days between stay as they were.
 */
export function returnedFrom(placements: readonly Placement[], today: string, place: Place): Placement[] {
  const last = stayOn(placements, today).at(-1)
  if (!last) return enrolled(placements, today, place)
  if (endOf(last) < dayBefore(today)) return enrolled(placements, today, place)
  const day = endOf(last) < today ? today : last.fromDate > today ? last.fromDate : today
  return changedFrom(endedOn(placements, today, null), day, changedPlace(last, place))
}

/** Another first day of a stay: it begins as it began before, only earlier or later. */
export function startedOn(placements: readonly Placement[], stayOfDay: string, firstDay: string): Placement[] {
  const stay = stayOn(placements, stayOfDay)
  const [first] = stay
  if (!first) return [...placements]
  const others = placements.filter((placement) => !stay.includes(placement))
  const rest = since(stay, firstDay)
  const begun = firstDay < first.fromDate ? [{ ...first, fromDate: firstDay }, ...stay.slice(1)] : rest
  return [...others, ...begun].sort((one, other) => (one.fromDate < other.fromDate ? -1 : 1))
}

export interface CurrentPlace extends Place, Leaving {
  /** First day of the stay; it may lie ahead. */
  enrolledOn: string
  /** Last day of the stay, that day included; null while none is known. */
  lastDay: string | null
  /** Class that the child moves on to in this stay, and from which day on; null while none is planned. */
  nextClassId: number | null
  nextClassOn: string | null
}

/**
 * Where a child belongs, seen from a day: where it is then; where it is away, where it comes next, else where it was last.
 * @param placements by their first day, at least one
 */
export function currentPlace(placements: readonly Placement[], day: string): CurrentPlace {
  const stay = stayOn(placements, day)
  const [first, last] = [stay[0], stay.at(-1)] as [Placement, Placement]
  const { classId, programId, dayPlan, fromDate } = stay.find((placement) => endOf(placement) >= day) ?? last
  const next = stay.find((placement) => placement.fromDate > fromDate && placement.classId !== classId)
  return {
    classId,
    programId,
    dayPlan,
    enrolledOn: first.fromDate,
    lastDay: last.toDate,
    leavingReason: last.leavingReason,
    noticeMonth: last.noticeMonth,
    nextClassId: next?.classId ?? null,
    nextClassOn: next?.fromDate ?? null,
  }
}
