import { type DayEntry, whereaboutsOf } from './inBuilding.rules.ts'

/** A member of staff who is in the building. */
export interface PersonIn {
  staffId: number
  /** The classes they work in, in the order of the classes; those that were closed are left out. */
  classIds: readonly number[]
  /** What they teach today, `from` and `to` as `HH:mm`, in the order of the day. */
  lessons: readonly { classId: number; from: string; to: string }[]
  /** The room that they were moved to today by hand. */
  roomId: number | null
}

/**
 * The one class in which somebody counts at a time of the day. A person is in one room at a time: the one they were moved
 * to by hand, else that of the lesson they are giving now, else of the last one they gave today, else of the first one to
 * come; without lessons the first of their classes.
 * @param now time in Johannesburg, `HH:mm`
 * @returns null for somebody who works in no class
 */
export function classAt({ classIds, lessons, roomId }: PersonIn, now: string): number | null {
  if (roomId !== null && classIds.includes(roomId)) return roomId
  const own = lessons.filter(({ classId }) => classIds.includes(classId))
  const begun = own.filter(({ from }) => from <= now)
  const lesson = begun.find(({ to }) => now < to) ?? begun.at(-1) ?? own[0]
  return lesson?.classId ?? classIds[0] ?? null
}

/** Who of these people is in each class. Nobody is counted twice. */
export function staffByClass(people: readonly PersonIn[], now: string): Map<number, number[]> {
  const rooms = new Map<number, number[]>()
  for (const person of people) {
    const classId = classAt(person, now)
    if (classId !== null) rooms.set(classId, [...(rooms.get(classId) ?? []), person.staffId])
  }
  return rooms
}

export const notOnRegister = 'You are not on the register of today yet. Ask the office to mark you present first.'

/** Why somebody cannot say at this time of the day that she is in a room; null where she can. */
export function moveProblem(entry: DayEntry, now: string): string | null {
  const askOffice = 'If that is wrong, ask the office to correct it first.'
  switch (whereaboutsOf(entry, now)) {
    case 'coming':
      return `By the register of staff you come at ${entry.timeIn}. ${askOffice}`
    case 'gone':
      return `By the register of staff you went home at ${entry.timeOut}. ${askOffice}`
    case 'away':
      return `By the register of staff you are not here today. ${askOffice}`
    default:
      return null
  }
}
