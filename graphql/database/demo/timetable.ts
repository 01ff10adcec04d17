import type { Knex } from 'knex'
import { slots, type Subject } from '#graphql/timetables/timetables.rules.ts'
import type { DemoClass } from './classes.ts'

interface Planned {
  subject: Subject
  /** Without one it is the class's own room. */
  room?: string
}

const at = (subject: Subject, room?: string): Planned => (room === undefined ? { subject } : { subject, room })

/** What fills the lesson slots of a day, in turn: a different one each day. */
const lessons: Record<'young' | 'old', Planned[]> = {
  young: [
    at('Story Time'),
    at('Social & Emotional'),
    at('Music & Movement'),
    at('Motor Skills'),
    at('Creative Arts'),
    at('Life Skills'),
    at('Literacy & Language'),
  ],
  old: [
    at('Literacy & Language'),
    at('Numeracy & Math'),
    at('Social & Emotional'),
    at('Motor Skills'),
    at('Creative Arts'),
    at('Life Skills'),
    at('Story Time'),
  ],
}

const [morning, second, snack, beforeNoon, noon, lunch, rest, afternoon, late, last] = slots

/** One class after the other uses the places that all share, so that no two are there at once. */
const outsideSlots = [second, beforeNoon, noon, afternoon, late, morning]
const sharedRooms: { subject: Subject; room: string; shift: number }[] = [
  { subject: 'Outdoor Play', room: 'Garden', shift: 0 },
  { subject: 'Music & Movement', room: 'Hall', shift: 2 },
  { subject: 'Creative Arts', room: 'Art room', shift: 4 },
]

/** The place that a class has at a slot of a day, where it is one of the shared ones. */
function sharedAt(slot: string, day: number, position: number): Planned | null {
  for (const { subject, room, shift } of sharedRooms) {
    if (subject !== 'Outdoor Play' && (day + position + shift) % 2 === 1) continue
    if (outsideSlots[(position + shift + day) % outsideSlots.length] === slot) return at(subject, room)
  }
  return null
}

function plannedAt(slot: string, day: number, position: number): Planned | null {
  if (slot === snack) return at('Snack')
  if (slot === lunch) return at('Lunch')
  if (slot === rest) return at('Rest')
  // Friday afternoons are free, and the day ends with play until the children are collected
  if (slot === last) return day === 5 ? null : at('Story Time')
  const shared = sharedAt(slot, day, position)
  if (shared) return shared
  if (slot === late && day === 5) return null
  const list = lessons[position < 3 ? 'young' : 'old']
  return list[(slots.findIndex((other) => other === slot) + day * 2 + position) % list.length] ?? null
}

/** A believable week for every class, Monday to Friday, with its own staff and without a clash. */
export async function insertTimetable(db: Knex, classes: DemoClass[]) {
  const staff: { classId: number; userId: number }[] = await db('duties')
    .orderBy(['class_id', 'user_id'])
    .select('class_id', 'user_id')
  const rows = classes.flatMap((demo, position) => {
    const teachers = staff.filter(({ classId }) => classId === demo.id).map(({ userId }) => userId)
    return [1, 2, 3, 4, 5].flatMap((day) =>
      slots.flatMap((slot, index) => {
        const planned = plannedAt(slot, day, position)
        const teacherId = teachers[(index + day) % teachers.length]
        if (!planned || teacherId === undefined) return []
        return [{ classId: demo.id, day, slot, subject: planned.subject, teacherId, room: planned.room ?? demo.room }]
      }),
    )
  })
  await db.batchInsert('timetable_entries', rows, 1000)
}
