import type { CareKind } from '#graphql/care/care.rules.ts'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import type { ChildDay, DayEntry } from './daySummary.ts'

const at = (date: string, time: string) => new Date(`${date}T${time}:00+02:00`).toISOString()

/** An entry at a time of a day, entered as it happened. */
export function entryOf(date: string, time: string, kind: CareKind, own: Partial<DayEntry> = {}): DayEntry {
  const entryId = `${date} ${time} ${kind} ${own.meal ?? own.item ?? ''}`
  return {
    id: `${entryId} 1`,
    entryId,
    childId: 1,
    kind,
    at: at(date, time),
    until: null,
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
    removed: false,
    saidAt: at(date, time),
    isCorrection: false,
    ...own,
  }
}

/** A sleep, with looks at the child every quarter of an hour. */
function sleepOf(date: string, from: string, until: string): DayEntry[] {
  const minutes = (Date.parse(at(date, until)) - Date.parse(at(date, from))) / 60_000
  const looks = Array.from({ length: Math.floor(minutes / 15) }, (_, index) =>
    entryOf(date, timeInJohannesburg(new Date(Date.parse(at(date, from)) + (index + 1) * 15 * 60_000)), 'sleep_check'),
  )
  return [entryOf(date, from, 'sleep', { until: at(date, until), ending: 'woke' }), ...looks]
}

export const dayOf = (date: string, entries: DayEntry[], own: Partial<ChildDay> = {}): ChildDay => ({
  date,
  closedAt: null,
  isTold: true,
  entries,
  ...own,
})

/** When a correction came, after the day was closed at 17:05. */
export const afterClosing = (date: string): Partial<DayEntry> => ({ saidAt: at(date, '17:45'), isCorrection: true })

/** A whole day of a child of two, closed in the evening. */
export function fullDayOf(date: string, asleep: [from: string, until: string] = ['12:05', '13:40']): ChildDay {
  const entries = [
    entryOf(date, '08:00', 'meal', { meal: 'breakfast', portion: 'all' }),
    entryOf(date, '08:25', 'nappy', { nappy: 'wet' }),
    entryOf(date, '09:50', 'sunscreen'),
    entryOf(date, '10:00', 'meal', { meal: 'morning_snack', portion: 'none' }),
    entryOf(date, '10:40', 'mood', { mood: 2 }),
    entryOf(date, '11:30', 'meal', { meal: 'lunch', portion: 'most', text: 'Asked for more of the butternut.' }),
    entryOf(date, '11:50', 'nappy', { nappy: 'both' }),
    ...sleepOf(date, ...asleep),
    entryOf(date, '14:30', 'bottle', { milk: 'other', ml: 120 }),
    entryOf(date, '14:45', 'meal', { meal: 'afternoon_snack', portion: 'some' }),
    entryOf(date, '15:10', 'potty', { potty: 'wee' }),
    entryOf(date, '15:20', 'clothes'),
    entryOf(date, '15:40', 'mood', { mood: 4 }),
    entryOf(date, '16:00', 'note', { text: 'Built a tower with Neo, and knocked it down nine times.' }),
  ]
  return dayOf(date, entries, { closedAt: at(date, '17:05') })
}

/** The same with a lunch that was corrected, and a sunscreen and a note that were taken back after closing. */
export function correctedDayOf(date: string): ChildDay {
  const day = fullDayOf(date)
  const gone = entryOf(date, '15:30', 'note', { removed: true, ...afterClosing(date) })
  return {
    ...day,
    entries: [...day.entries, gone].map((entry) => {
      if (entry.meal === 'lunch') return { ...entry, id: `${entry.entryId} 2`, portion: 'some', ...afterClosing(date) }
      if (entry.kind === 'sunscreen')
        return { ...entry, id: `${entry.entryId} 2`, removed: true, ...afterClosing(date) }
      return entry
    }),
  }
}

/** The morning of the stories, half past nine. */
export const morningOf = (date: string): ChildDay =>
  dayOf(date, [
    entryOf(date, '07:55', 'meal', { meal: 'breakfast', portion: 'most' }),
    entryOf(date, '08:10', 'bottle', { milk: 'formula', ml: 150 }),
    entryOf(date, '08:20', 'nappy', { nappy: 'wet' }),
    entryOf(date, '08:30', 'mood', { mood: 4 }),
    entryOf(date, '09:05', 'sleep'),
    entryOf(date, '09:20', 'sleep_check'),
  ])
