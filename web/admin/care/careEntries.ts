import { makeId } from '#web/browser/makeId.ts'
import {
  asSaid,
  type CareKind,
  type CareValues,
  type CareVersion,
  currentEntries,
  type Meal,
  minutesSlept,
  nextCheckAt,
  sleepsOf,
} from '#graphql/care/care.rules.ts'
import { type SupplyForecast } from '#graphql/care/supplies.rules.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { isTimeOfDay, startOfJohannesburgDay, timeInJohannesburg } from '#graphql/values/dates.ts'
import {
  formatEntry,
  itemLabels,
  formatMinutes,
  moodLabels,
  nappyLabels,
  portionLabels,
  pottyLabels,
} from '#web/shared/care/careWords.ts'

/** A version of an entry, with who said it. */
export interface Version extends CareVersion {
  saidByName: string | null
  /** Not confirmed by the server yet. */
  waits: boolean
  /** Said after the day was closed: the family sees it as a correction. */
  isCorrection: boolean
}

/** A version as it is made here; when it was said is added where it is recorded. */
export type NewVersion = Omit<CareVersion, 'saidAt'>

/** A child of the room with what was said of its day, in any order. */
export interface CaredChild {
  childId: number
  name: string
  allergies: string | null
  /** Is in the building now: "all who are here" means these. */
  isHere: boolean
  /** How often it is looked at while it sleeps, in minutes. */
  checkMinutes: number
  /** Since when it sleeps, an ISO timestamp, and when it is looked at next: told where its entries are not known. */
  asleepSince: string | null
  nextCheckAt: string | null
  versions: readonly Version[]
  supplies: readonly SupplyForecast[]
}

/** What is chosen above the faces; a press enters it. */
export type Draft = Omit<CareValues, 'at' | 'until'>

const noValues: Omit<Draft, 'kind'> = {
  meal: null,
  portion: null,
  milk: null,
  ml: null,
  nappy: null,
  potty: null,
  ending: null,
  mood: null,
  item: null,
  way: null,
  count: null,
  text: null,
}

/** Which meal it is at a time of day, `HH:mm`. */
function mealAt(time: string): Meal {
  if (time < '09:00') return 'breakfast'
  if (time < '11:00') return 'morning_snack'
  return time < '14:00' ? 'lunch' : 'afternoon_snack'
}

/** What is chosen first of a kind: what is entered most. */
export function firstDraft(kind: CareKind, time: string): Draft {
  const first: Partial<Record<CareKind, Partial<Draft>>> = {
    meal: { meal: mealAt(time), portion: 'all' },
    bottle: { milk: 'formula', ml: 120 },
    sleep: { ending: 'woke' },
    nappy: { nappy: 'wet' },
    potty: { potty: 'wee' },
    mood: { mood: 4 },
    supplies: { item: 'nappies', way: 'brought', count: 20 },
  }
  return { ...noValues, kind, ...first[kind] }
}

/** What holds of a child, in the order of the day. */
export const entriesOf = ({ versions }: Pick<CaredChild, 'versions'>) => currentEntries(versions)

/** The moment of a time of a day in Johannesburg, `HH:mm`, as an ISO timestamp. */
export function momentOf(date: string, timeOfDay: string): string {
  const [hours = 0, minutes = 0] = isTimeOfDay(timeOfDay) ? timeOfDay.split(':').map(Number) : []
  return new Date(startOfJohannesburgDay(date).getTime() + (hours * 60 + minutes) * 60_000).toISOString()
}

export const stillToCome = 'This time is in the future.'

export const newEntry = (childId: number, values: CareValues): NewVersion => {
  const id = makeId()
  return { ...values, id, entryId: id, childId, removed: false }
}

/** What an entry says, without whose it is and who said it. */
function valuesOf(entry: CareValues): CareValues {
  const { kind, at, until, meal, portion, milk, ml, nappy, potty, ending, mood, item, way, count, text } = entry
  return { kind, at, until, meal, portion, milk, ml, nappy, potty, ending, mood, item, way, count, text }
}

/** The same entry with other values. */
export const corrected = (entry: NewVersion, values: Partial<CareValues>, removed = false): NewVersion => ({
  ...valuesOf(entry),
  ...values,
  id: makeId(),
  entryId: entry.entryId,
  childId: entry.childId,
  removed,
})

/** All entries of a child with what stood before in each, oldest first; those that were removed last. */
export function historyOf({ versions }: Pick<CaredChild, 'versions'>): { entry: Version; earlier: Version[] }[] {
  const once = new Map(versions.map((version) => [version.id, version]))
  const of = groupBy([...once.values()], ({ entryId }) => entryId)
  const entries = [...of.values()].map((said) => {
    const ordered = said.toSorted(asSaid)
    return { entry: ordered.at(-1) as Version, earlier: ordered.slice(0, -1) }
  })
  return entries.toSorted(
    (one, other) =>
      Number(one.entry.removed) - Number(other.entry.removed) || one.entry.at.localeCompare(other.entry.at),
  )
}

/** The open sleep of a child; undefined while it is awake. */
export const openSleep = (child: Pick<CaredChild, 'versions'>) =>
  entriesOf(child).findLast(({ kind, until }) => kind === 'sleep' && until === null)

export interface Asleep {
  since: string
  /** When it has to be looked at next, an ISO timestamp. */
  checkAt: string
}

/** Since when a child sleeps and when it is looked at; null while it is awake. */
export function asleep(child: CaredChild): Asleep | null {
  const entries = entriesOf(child)
  const since = sleepsOf(entries).find(({ until }) => until === null)?.from
  const checkAt = nextCheckAt(entries, child.checkMinutes)
  if (since && checkAt) return { since, checkAt }
  const { asleepSince, nextCheckAt: told } = child
  if (asleepSince === null) return null
  const look = entries.findLast((entry) => entry.kind === 'sleep_check' && entry.at > asleepSince)
  const after = new Date(Date.parse(look?.at ?? asleepSince) + child.checkMinutes * 60_000).toISOString()
  return { since: asleepSince, checkAt: told !== null && told > after ? told : after }
}

/** For how many minutes a child that sleeps has to be looked at; null while it has not. */
export function minutesDue({ checkAt }: Pick<Asleep, 'checkAt'>, now: Date): number | null {
  const minutes = Math.floor((now.getTime() - Date.parse(checkAt)) / 60_000)
  return minutes < 0 ? null : minutes
}

export const lookText = (minutes: number) =>
  minutes === 0 ? 'Check now' : `Check now, due ${formatMinutes(minutes)} ago`

/** Entries that were made since a kind was chosen: a second press corrects them, and takes the same back. */
export type Round = ReadonlySet<string>

/** How long a second press still means the same entry, in milliseconds. */
const roundLasts = 15 * 60_000

/** The entry that a press on the face of a child changes; undefined where it makes one. */
export function entryToChange(child: CaredChild, draft: Draft, round: Round, now: Date): Version | undefined {
  const isRecent = ({ saidAt }: Version) => now.getTime() - Date.parse(saidAt) < roundLasts
  return entriesOf(child).findLast((entry) => {
    if (entry.kind !== draft.kind) return false
    // each meal is once a day
    if (draft.kind === 'meal') return entry.meal === draft.meal
    if (draft.kind === 'supplies' && entry.item !== draft.item) return false
    return round.has(entry.entryId) && isRecent(entry)
  })
}

const fields = Object.keys(noValues) as (keyof typeof noValues)[]
const isSame = (entry: Version, draft: Draft) => fields.every((field) => entry[field] === draft[field])

/**
 * What a press on a sleeping or waking child says: it falls asleep, wakes up, or the press before is taken back.
 */
function sleepPressed(child: CaredChild, draft: Draft, at: string, round: Round): NewVersion[] {
  const open = openSleep(child)
  if (open) {
    if (round.has(open.entryId)) return [corrected(open, {}, true)]
    return [corrected(open, { until: at, ending: draft.ending })]
  }
  const woke = entriesOf(child).findLast(({ kind, entryId }) => kind === 'sleep' && round.has(entryId))
  if (woke) return [corrected(woke, { until: null, ending: null })]
  return [newEntry(child.childId, { ...draft, ending: null, at, until: null })]
}

/**
 * What a press on a face says: a new entry, another value of the one that was just made, or the same taken back. Nothing
 * where somebody entered the same before.
 */
export function facePressed(child: CaredChild, draft: Draft, at: string, round: Round, now: Date): NewVersion[] {
  if (draft.kind === 'sleep') return sleepPressed(child, draft, at, round)
  const entry = entryToChange(child, draft, round, now)
  if (!entry) return [newEntry(child.childId, { ...draft, at, until: null })]
  if (!isSame(entry, draft)) return [corrected(entry, draft)]
  return round.has(entry.entryId) ? [corrected(entry, {}, true)] : []
}

/** Those for whom a press on "all" enters something: exceptions that were entered first stay as they are. */
export const openChildren = (children: readonly CaredChild[], draft: Draft, round: Round, now: Date) =>
  children.filter(
    (child) =>
      child.isHere && (draft.kind === 'sleep' ? asleep(child) === null : !entryToChange(child, draft, round, now)),
  )

export const forAll = (children: readonly CaredChild[], draft: Draft, at: string): NewVersion[] =>
  children.map(({ childId }) => newEntry(childId, { ...draft, ending: null, at, until: null }))

/** All who sleep wake up. */
export const allWake = (children: readonly CaredChild[], { ending }: Draft, at: string): NewVersion[] =>
  children.flatMap((child) => {
    const open = child.isHere ? openSleep(child) : undefined
    return open && open.at < at ? [corrected(open, { until: at, ending })] : []
  })

export const looked = (children: readonly CaredChild[], at: string): NewVersion[] =>
  children.map(({ childId }) => newEntry(childId, { ...noValues, kind: 'sleep_check', at, until: null }))

/** What takes back what was just made, by what was said before. What somebody else has said of an entry since stays. */
export function takenBack(
  made: readonly NewVersion[],
  before: readonly Version[],
  now: readonly Version[],
): NewVersion[] {
  const known = new Set([...before, ...made].map(({ id }) => id))
  const changed = new Set(now.filter(({ id }) => !known.has(id)).map(({ entryId }) => entryId))
  const held = currentEntries(before)
  return made.flatMap((version) => {
    const earlier = held.find(({ entryId }) => entryId === version.entryId)
    return changed.has(version.entryId) ? [] : [earlier ? corrected(earlier, {}) : corrected(version, {}, true)]
  })
}

const time = (moment: string) => timeInJohannesburg(new Date(moment))

const inShort: Partial<Record<CareKind, (entry: CareValues) => string>> = {
  meal: ({ portion }) => portionLabels[portion ?? 'all'],
  bottle: ({ ml }) => `${ml ?? 0} ml`,
  nappy: ({ nappy }) => nappyLabels[nappy ?? 'wet'],
  potty: ({ potty }) => pottyLabels[potty ?? 'nothing'],
  mood: ({ mood }) => moodLabels[mood ?? 3] ?? '',
}

/** What a face says below the name, of the kind that is chosen. */
export function faceNote(child: CaredChild, draft: Draft, now: Date): string {
  const entries = entriesOf(child)
  if (draft.kind === 'sleep') {
    const sleeping = asleep(child)
    if (sleeping) return `since ${time(sleeping.since)}`
    const minutes = minutesSlept(sleepsOf(entries), now.toISOString())
    return minutes > 0 ? `slept ${formatMinutes(minutes)}` : ''
  }
  if (draft.kind === 'supplies') {
    const supply = child.supplies.find(({ item }) => item === draft.item)
    return supply ? `${supply.left} left` : ''
  }
  const last = entries.findLast(({ kind, meal }) => kind === draft.kind && (kind !== 'meal' || meal === draft.meal))
  if (!last) return ''
  const words = inShort[last.kind]?.(last)
  return [words, last.kind === 'meal' ? null : time(last.at)].filter(Boolean).join(' ')
}

/** What is chosen, in words: `Lunch: ate everything`; of a sleep, what a press on all begins. */
export const formatDraft = (draft: Draft, at: string): string => {
  if (draft.kind === 'sleep') return 'asleep'
  if (draft.kind === 'supplies' && draft.count === null) return itemLabels[draft.item ?? 'nappies']
  return formatEntry({ ...draft, at, until: null })
}

/** What was done to one child, in words. */
export function formatVersion(version: NewVersion): string {
  const words = formatEntry(version)
  return version.removed ? `removed: ${words}` : words
}
