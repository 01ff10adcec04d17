import { type DayEntry, whereaboutsOf } from './inBuilding.rules.ts'

export interface PersonIn {
  staffId: number
  /** The classes they work in, in class order, without closed ones. */
  classIds: readonly number[]
  /** Their lessons today, `from` and `to` as `HH:mm`, in order. */
  lessons: readonly { classId: number; from: string; to: string }[]
  /** The room they were moved to by hand today. */
  roomId: number | null
}

/**
 * The class in which a person counts at a certain time. Each person is in one room: the one they were moved to by hand,
 * else that of their current lesson, else of their last lesson today, else of their next one; without lessons the first
 * of their classes.
 * @param now time in Johannesburg, `HH:mm`
 * @returns null for a person without a class
 */
export function classAt({ classIds, lessons, roomId }: PersonIn, now: string): number | null {
  if (roomId !== null && classIds.includes(roomId)) return roomId
  const own = lessons.filter(({ classId }) => classIds.includes(classId))
  const begun = own.filter(({ from }) => from <= now)
  return (begun.find(({ to }) => now < to) ?? begun.at(-1) ?? own[0])?.classId ?? classIds[0] ?? null
}

/** The people in each class. Nobody is counted twice. */
export function staffByClass(people: readonly PersonIn[], now: string): Map<number, number[]> {
  const rooms = new Map<number, number[]>()
  for (const person of people) {
    const classId = classAt(person, now)
    if (classId !== null) rooms.set(classId, [...(rooms.get(classId) ?? []), person.staffId])
  }
  return rooms
}

export const notOnRegister = 'You have not been marked present today. Please ask the office to do so first.'

/** Why a teacher cannot check in to a room at this time; null if she can. */
export function moveProblem(entry: DayEntry, now: string): string | null {
  const askOffice = 'If this is wrong, please ask the office to correct it first.'
  switch (whereaboutsOf(entry, now)) {
    case 'coming':
      return `The staff register says you will arrive at ${entry.timeIn}. ${askOffice}`
    case 'gone':
      return `The staff register says you left at ${entry.timeOut}. ${askOffice}`
    case 'away':
      return `The staff register says you are away today. ${askOffice}`
    default:
      return null
  }
}
