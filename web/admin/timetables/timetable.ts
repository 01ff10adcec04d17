import { dayName, type NamedEntry, slots, subjects } from '#graphql/timetables/timetables.rules.ts'
import type { TimetablesQuery } from './timetables.generated.ts'

export const subjectOptions = subjects.map((subject) => ({ value: subject, label: subject }))

export type Entry = TimetablesQuery['timetable'][number]
export type Room = TimetablesQuery['classes'][number]
export type Teacher = TimetablesQuery['colleagues'][number]

/** What a new entry begins with. */
export interface Prefilled {
  day: number
  slot: string
}

export const className = (entry: Entry) => entry.class?.name ?? ''

/** An entry as the rule about clashes sees it. */
export const placedOf = (entry: Entry): NamedEntry => ({
  ...entry,
  className: className(entry),
  teacherName: entry.teacher,
})

export const cellKey = (day: number, slot: string) => `${day} ${slot}`

/** The day and slot of a cell's key; null for anything else. */
export function cellOf(key: unknown): Prefilled | null {
  const [day, slot] = String(key).split(' ')
  return slot && (slots as readonly string[]).includes(slot) ? { day: Number(day), slot } : null
}

/** `timetable.csv`, with commas: admin specification, section 7. */
export const timetableAsRows = (entries: readonly Entry[]) => [
  ['Day', 'Time', 'Subject', 'Teacher', 'Room', 'Class'],
  ...entries.map((entry) => [
    dayName(entry.day),
    entry.slot,
    entry.subject,
    entry.teacher,
    entry.room,
    className(entry),
  ]),
]
