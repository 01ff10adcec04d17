import { addDays, isCalendarDate } from '#graphql/values/dates.ts'

export const careKinds = [
  'meal',
  'bottle',
  'sleep',
  'sleep_check',
  'nappy',
  'potty',
  'clothes',
  'sunscreen',
  'mood',
  'note',
  'supplies',
] as const
export type CareKind = (typeof careKinds)[number]

export const meals = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack'] as const
export type Meal = (typeof meals)[number]

export const portions = ['all', 'most', 'some', 'none', 'not_offered'] as const
export type Portion = (typeof portions)[number]

export const milks = ['formula', 'breast_milk', 'other'] as const
export type Milk = (typeof milks)[number]

export const nappies = ['wet', 'soiled', 'both'] as const
export type Nappy = (typeof nappies)[number]

export const potties = ['wee', 'poo', 'both', 'nothing'] as const
export type Potty = (typeof potties)[number]

export const sleepEndings = ['woke', 'was_woken'] as const
export type SleepEnding = (typeof sleepEndings)[number]

export const supplyItems = ['nappies', 'wipes', 'formula', 'clothes'] as const
export type SupplyItem = (typeof supplyItems)[number]

/** Whether so many were brought in, or so many are there by a count, whatever was known before. */
export const supplyWays = ['brought', 'counted'] as const
export type SupplyWay = (typeof supplyWays)[number]

/** The most that a bottle holds, in millilitres, and the most of a thing that anybody brings at once. */
export const largestBottle = 400
export const mostSupplies = 500

/** One of five faces, from 1 (sad) to 5 (happy). */
export const moods = [1, 2, 3, 4, 5] as const

/** What is said of a child; each kind uses its own fields, the others are null. */
export interface CareValues {
  kind: CareKind
  /** When it happened, or a sleep began, as an ISO timestamp. */
  at: string
  /** When a sleep ended; null while the child is asleep. */
  until: string | null
  meal: Meal | null
  portion: Portion | null
  milk: Milk | null
  ml: number | null
  nappy: Nappy | null
  potty: Potty | null
  ending: SleepEnding | null
  mood: number | null
  item: SupplyItem | null
  way: SupplyWay | null
  count: number | null
  text: string | null
}

/**
 * One version of an entry. A correction is a new version with the `entryId` of the first; nothing is ever overwritten, so
 * what was said before can always be shown.
 */
export interface CareVersion extends CareValues {
  /** Made where it was entered: the same version that arrives twice is one. */
  id: string
  entryId: string
  childId: number
  saidAt: string
  /** Says that it never happened. */
  removed: boolean
}

/** The order in which the versions of an entry were said; of the same moment one that does not depend on their arrival. */
export const asSaid = (one: CareVersion, other: CareVersion) =>
  one.saidAt.localeCompare(other.saidAt) || one.id.localeCompare(other.id)

const later = <Version extends CareVersion>(one: Version, other: Version) => (asSaid(one, other) > 0 ? one : other)

/** By time; those of the same moment in an order that does not depend on their arrival. */
export const inOrder = (one: CareVersion, other: CareVersion) =>
  one.at.localeCompare(other.at) || one.entryId.localeCompare(other.entryId)

/**
 * The entries that hold: of each the version that was said last, without those that were removed. A fold that is commutative,
 * associative and idempotent, so that any order of arrival, and doubles, give the same.
 */
export function currentEntries<Version extends CareVersion>(versions: Iterable<Version>): Version[] {
  const last = new Map<string, Version>()
  for (const version of versions) {
    const before = last.get(version.entryId)
    last.set(version.entryId, before ? later(before, version) : version)
  }
  return [...last.values()].filter(({ removed }) => !removed).toSorted(inOrder)
}

export interface SleepSpan {
  from: string
  /** Null while the child is asleep. */
  until: string | null
}

/** The sleeps of a day; two that overlap, such as from two tablets, are one. */
export function sleepsOf(entries: readonly CareVersion[]): SleepSpan[] {
  const spans: SleepSpan[] = []
  for (const { kind, at, until, removed } of entries.toSorted(inOrder)) {
    if (kind !== 'sleep' || removed) continue
    const before = spans.at(-1)
    if (before && (before.until === null || before.until >= at)) {
      before.until = before.until === null || until === null ? null : before.until > until ? before.until : until
    } else spans.push({ from: at, until })
  }
  return spans
}

const minute = 60_000

/** Minutes slept, an open sleep up to `now`. */
export const minutesSlept = (spans: readonly SleepSpan[], now: string): number =>
  spans.reduce(
    (total, { from, until }) => total + Math.max(0, Math.round((Date.parse(until ?? now) - Date.parse(from)) / minute)),
    0,
  )

export interface DaySummary {
  /** The last that was said of each meal, in the order of the day. */
  meals: { meal: Meal; portion: Portion }[]
  bottles: number
  /** Millilitres drunk. */
  ml: number
  sleeps: SleepSpan[]
  /** Nappies that were changed, by what was in them; both counts in each. */
  nappies: number
  wet: number
  soiled: number
  potty: number
  sunscreen: number
  clothes: number
  /** The faces of the day, in their order. */
  moods: number[]
  notes: string[]
}

/** A day of one child as its family reads it, from any versions of its entries. */
export function summaryOf(versions: Iterable<CareVersion>): DaySummary {
  const entries = currentEntries(versions)
  const of = (kind: CareKind) => entries.filter((entry) => entry.kind === kind)
  const lastOf = new Map(of('meal').flatMap(({ meal, portion }) => (meal && portion ? [[meal, portion] as const] : [])))
  const bottles = of('bottle')
  const changes = of('nappy')
  const held = (what: Nappy) => changes.filter(({ nappy }) => nappy === what || nappy === 'both').length
  return {
    meals: meals.flatMap((meal) => {
      const portion = lastOf.get(meal)
      return portion ? [{ meal, portion }] : []
    }),
    bottles: bottles.length,
    ml: bottles.reduce((total, { ml }) => total + (ml ?? 0), 0),
    sleeps: sleepsOf(entries),
    nappies: changes.length,
    wet: held('wet'),
    soiled: held('soiled'),
    potty: of('potty').filter(({ potty }) => potty !== 'nothing').length,
    sunscreen: of('sunscreen').length,
    clothes: of('clothes').length,
    moods: of('mood').flatMap(({ mood }) => mood ?? []),
    notes: of('note').flatMap(({ text }) => text ?? []),
  }
}

/** How often a sleeping child is looked at, up to an age in months; null for all older ones. */
export interface SleepCheckBand {
  toMonths: number | null
  minutes: number
}

/** Holds until the setting `care` says otherwise. */
export const usualSleepChecks: readonly SleepCheckBand[] = [
  { toMonths: 12, minutes: 10 },
  { toMonths: 24, minutes: 15 },
  { toMonths: null, minutes: 30 },
]

export const checkMinutesFor = (bands: readonly SleepCheckBand[], ageInMonths: number): number =>
  (bands.find(({ toMonths }) => toMonths === null || ageInMonths < toMonths) ?? bands.at(-1))?.minutes ?? 30

/** When a child that is asleep has to be looked at next, as an ISO timestamp; null for one that is awake. */
export function nextCheckAt(entries: readonly CareVersion[], minutes: number): string | null {
  const asleep = sleepsOf(entries).find(({ until }) => until === null)
  if (!asleep) return null
  const looks = entries
    .filter(({ kind, at, removed }) => kind === 'sleep_check' && at >= asleep.from && !removed)
    .map(({ at }) => at)
  const last = [asleep.from, ...looks].reduce((one, other) => (other > one ? other : one))
  return new Date(Date.parse(last) + minutes * minute).toISOString()
}

/** Wipes used per nappy change, until the setting `care` says otherwise. */
export const usualWipes = 3

/** How a centre tells of the day of a child, and what it takes. */
export interface CareTerms {
  telling: Telling
  sleepChecks: readonly SleepCheckBand[]
  wipesAChange: number
}

/** Holds until the setting `care` says otherwise. */
export const usualCare: CareTerms = { telling: 'at_once', sleepChecks: usualSleepChecks, wipesAChange: usualWipes }

/** What a family is told while the day runs, or when it is closed. */
export const tellings = ['at_once', 'at_closing'] as const
export type Telling = (typeof tellings)[number]

/** Whether a family reads a day: what lies before today always, today as the centre tells it. */
export const isTold = (day: { date: string; closedAt: string | null }, telling: Telling, today: string): boolean =>
  day.date < today || telling === 'at_once' || day.closedAt !== null

/**
 * Whether an entry was changed or added after its day was closed: the family sees it as a correction. What a tablet entered
 * before and sent later is one too, since the family has read the day without it.
 */
export const isCorrection = ({ receivedAt }: { receivedAt: string }, closedAt: string | null): boolean =>
  closedAt !== null && receivedAt > closedAt

export const mostDays = 31

export const isReadable = (from: string, until: string): boolean =>
  isCalendarDate(from) && isCalendarDate(until) && from <= until && until < addDays(from, mostDays)
