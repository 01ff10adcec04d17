import {
  type CareKind,
  careKinds,
  type CareVersion,
  currentEntries,
  type DaySummary,
  minutesSlept,
  type SleepSpan,
  summaryOf,
} from '#graphql/care/care.rules.ts'
import { formatTimes, timeInJohannesburg } from '#graphql/values/dates.ts'
import { ateWords, kindLabels, mealLabels, formatMinutes, moodLabels } from '#web/shared/care/careWords.ts'
import type { ChildDayFragment } from './day.generated.ts'

export type ChildDay = ChildDayFragment
export type DayEntry = ChildDay['entries'][number]

/** The entries as the rules of care have them: codes are plain text in an answer. */
export const versionsOf = (entries: readonly DayEntry[]) => entries as readonly (DayEntry & CareVersion)[]

/** One line of the summary. */
export interface SummaryLine {
  key: string
  kind: CareKind
  /** Phrases that are not broken across lines, or a note as it was typed. */
  words: readonly string[]
  /** The last face of the day. */
  mood?: number | undefined
  /** Entered, changed or taken back after the day was closed. */
  isCorrected: boolean
}

const time = (moment: string) => timeInJohannesburg(new Date(moment))

/** `12:05–13:40` */
export const formatSpan = ({ from, until }: SleepSpan) => formatTimes(time(from), until && time(until))

/** Whether a sleep without an end was never ended, rather than still going on. */
export const isOver = ({ date, closedAt }: Pick<ChildDay, 'date' | 'closedAt'>, today: string) =>
  date < today || closedAt !== null

/** What is said of the sleeps of a day; of one whose end nobody entered when it began. */
export function formatSleep(spans: readonly SleepSpan[], over: boolean): string[] {
  const slept = spans.filter(({ until }) => until !== null)
  const open = spans.find(({ until }) => until === null)
  const minutes = formatMinutes(minutesSlept(slept, ''))
  const [only] = slept
  const words = []
  if (slept.length === 1 && only) words.push(`Slept ${minutes}`, formatSpan(only))
  if (slept.length > 1) words.push(`Slept ${minutes}`, `${slept.length} naps`)
  if (open) words.push(over ? `Fell asleep at ${time(open.from)}` : `Asleep since ${time(open.from)}`)
  return words
}

/** `Sunscreen applied`, `Sunscreen applied 2 times` */
const times = (what: string, count: number) => (count === 1 ? what : `${what} ${count} times`)

function formatNappies({ nappies, wet, soiled }: DaySummary): string[] {
  const count = nappies === 1 ? '1 nappy' : `${nappies} nappies`
  if (soiled === 0) return [`${count}: wet`]
  if (wet === 0) return [`${count}: soiled`]
  return nappies === 1 ? [`${count}: wet and soiled`] : [count, `${wet} wet`, `${soiled} soiled`]
}

/** What the summary has a line for. */
const inSummary = careKinds.filter((kind) => kind !== 'sleep_check' && kind !== 'supplies')

/** How many faces of a day are named: the last ones. */
const facesNamed = 3

/** The faces of a day without those that follow their like. */
const changesOf = (moods: readonly number[]) => moods.filter((mood, index) => mood !== moods[index - 1])

/**
 * A day in a few lines, in the order in which a parent asks; nothing for a day without an entry. A kind of which
 * something was corrected says so, also where nothing of it is left.
 */
export function summaryLines(day: ChildDay, today: string): SummaryLine[] {
  const summary = summaryOf(versionsOf(day.entries))
  const { meals, bottles, ml, sleeps, nappies, potty, sunscreen, clothes } = summary
  const moods = changesOf(summary.moods).slice(-facesNamed)
  const corrected = new Set(day.entries.filter(({ isCorrection }) => isCorrection).map(({ kind }) => kind))
  const notes = currentEntries(versionsOf(day.entries)).filter(({ kind }) => kind === 'note')
  const words: [CareKind, string[]][] = [
    ['meal', meals.map(({ meal, portion }) => `${mealLabels[meal]}: ${ateWords[portion]}`)],
    ['bottle', bottles > 0 ? [bottles === 1 ? '1 bottle' : `${bottles} bottles`, `${ml} ml`] : []],
    ['sleep', formatSleep(sleeps, isOver(day, today))],
    ['nappy', nappies > 0 ? formatNappies(summary) : []],
    ['potty', potty > 0 ? [times('Used the potty', potty)] : []],
    ['clothes', clothes > 0 ? [times('Clothes changed', clothes)] : []],
    ['sunscreen', sunscreen > 0 ? [times('Sunscreen applied', sunscreen)] : []],
    ['mood', moods.map((mood) => moodLabels[mood] ?? '')],
  ]
  const lines: SummaryLine[] = [
    ...words
      .filter(([, said]) => said.length > 0)
      .map(([kind, said]) => ({ key: kind, kind, words: said, mood: moods.at(-1), isCorrected: corrected.has(kind) })),
    ...notes.map(({ entryId, text, isCorrection }) => ({
      key: entryId,
      kind: 'note' as const,
      words: [text ?? ''],
      isCorrected: isCorrection,
    })),
  ]
  const said = new Set<string>(lines.map(({ kind }) => kind))
  const gone = inSummary
    .filter((kind) => corrected.has(kind) && !said.has(kind))
    .map((kind) => ({ key: kind, kind, words: [`${kindLabels[kind]}: removed`], isCorrected: true }))
  return [...lines, ...gone]
}
