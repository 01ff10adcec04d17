/** Days and slots of the week: admin specification, section 9. Day 1 is Monday. */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const slots = [
  '07:30-08:30',
  '08:30-09:30',
  '09:30-10:00',
  '10:00-11:00',
  '11:00-12:00',
  '12:00-13:00',
  '13:00-14:00',
  '14:00-15:00',
  '15:00-16:00',
  '16:00-16:30',
] as const

/** The five areas in which children are assessed. */
export const developmentAreas = [
  'Literacy & Language',
  'Numeracy & Math',
  'Social & Emotional',
  'Motor Skills',
  'Creative Arts',
] as const
export const subjects = [
  ...developmentAreas,
  'Life Skills',
  'Story Time',
  'Outdoor Play',
  'Music & Movement',
  'Snack',
  'Lunch',
  'Rest',
] as const
export type Subject = (typeof subjects)[number]

/** Meals and rest: the quiet part of a day. */
export const isBreak = (subject: string): boolean => ['Snack', 'Lunch', 'Rest'].includes(subject)

export const dayName = (day: number): string => days[day - 1] ?? ''

/** As many entries as one request can change, and as one class can have. */
export const mostEntries = days.length * slots.length

export interface NamedEntry {
  id: number | null
  classId: number
  className: string
  day: number
  slot: string
  subject: string
  teacherId: number
  teacherName: string
  room: string
}

const roomKey = (room: string) => room.trim().toLowerCase()

/** What an administrator is told: which class it is, and what it does. */
const seesEveryClass = () => true

/**
 * The first thing that is in the way of an entry: its class, its teacher or its room is taken at that day and slot.
 * @param mayName whether the entry that is in the way may be named; otherwise it is said that another class is with the
 * teacher, or in the room, but not which one, nor what it does
 */
export function clashOf(
  wanted: NamedEntry,
  others: readonly NamedEntry[],
  mayName: (other: NamedEntry) => boolean = seesEveryClass,
): { field: 'classId' | 'teacherId' | 'room'; message: string } | null {
  const when = `on ${dayName(wanted.day)} ${wanted.slot}`
  const then = others.filter(
    ({ id, day, slot }) => day === wanted.day && slot === wanted.slot && (id === null || id !== wanted.id),
  )
  const ofClass = then.find(({ classId }) => classId === wanted.classId)
  if (ofClass) return { field: 'classId', message: `${wanted.className} already has ${ofClass.subject} ${when}.` }
  const ofTeacher = then.find(({ teacherId }) => teacherId === wanted.teacherId)
  if (ofTeacher) {
    const { className, subject } = ofTeacher
    const message = mayName(ofTeacher)
      ? `${wanted.teacherName} is teaching ${className} ${when} (${subject}).`
      : `${wanted.teacherName} is teaching another class ${when}.`
    return { field: 'teacherId', message }
  }
  const ofRoom = then.find(({ room }) => roomKey(room) === roomKey(wanted.room))
  if (!ofRoom) return null
  const { room, className, subject } = ofRoom
  const message = mayName(ofRoom)
    ? `${room} is taken by ${className} ${when} (${subject}).`
    : `${wanted.room} is taken by another class ${when}.`
  return { field: 'room', message }
}

/** Adds a week to a timetable: what clashes is left out, with the reason. */
export function addWeek(
  week: readonly NamedEntry[],
  present: readonly NamedEntry[],
): { added: NamedEntry[]; leftOut: string[] } {
  const added: NamedEntry[] = []
  const leftOut: string[] = []
  for (const wanted of week) {
    const clash = clashOf(wanted, [...present, ...added])
    if (clash) leftOut.push(clash.message)
    else added.push(wanted)
  }
  return { added, leftOut }
}
