import { counted } from '#graphql/values/counted.ts'
import { clashOf, type NamedEntry } from '#graphql/timetables/timetables.rules.ts'

export interface Duties {
  lessons: number
  classes: readonly string[]
  sessions: number
}

export const hasDuties = ({ lessons, classes, sessions }: Duties): boolean =>
  lessons > 0 || classes.length > 0 || sessions > 0

const listed = new Intl.ListFormat('en-GB')

/** `teaches 24 lessons, works in Explorers and has 1 virtual session`; empty without any. */
export function formatDuties({ lessons, classes, sessions }: Duties): string {
  const words: string[] = []
  if (lessons > 0) words.push(`teaches ${counted(lessons, 'lesson')}`)
  if (classes.length > 0) words.push(`works in ${listed.format(classes)}`)
  if (sessions > 0) words.push(`has ${counted(sessions, 'virtual session')}`)
  return listed.format(words)
}

/**
 * Which lessons a colleague can take over: those at which she teaches nothing herself.
 * @param placed the whole timetable
 * @returns numbers of the lessons, and of each other one why it cannot be
 */
export function takeOver(placed: readonly NamedEntry[], fromId: number, to: { id: number; name: string }) {
  const others = placed.filter(({ teacherId }) => teacherId !== fromId)
  const taken: number[] = []
  const leftOut: string[] = []
  for (const lesson of placed) {
    if (lesson.teacherId !== fromId || lesson.id === null) continue
    const clash = clashOf({ ...lesson, teacherId: to.id, teacherName: to.name }, others)
    if (clash) leftOut.push(clash.message)
    else taken.push(lesson.id)
  }
  return { taken, leftOut }
}
