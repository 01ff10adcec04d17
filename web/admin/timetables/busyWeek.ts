import { slots, type Subject } from '#graphql/timetables/timetables.rules.ts'
import type { Entry } from './timetable.ts'
import type { TimetablesQuery } from './timetables.generated.ts'

const classes = [
  { id: 1, name: 'Discoverers', room: 'Nest' },
  { id: 2, name: 'Explorers', room: 'Burrow' },
  { id: 3, name: 'Young Scholars', room: 'Acacia' },
  { id: 4, name: 'Future Leaders', room: 'Veld' },
]

const colleagues = [
  { id: 11, firstName: 'Palesa', lastName: 'Radebe' },
  { id: 12, firstName: 'Mpho', lastName: 'Sithole' },
  { id: 13, firstName: 'Nthabiseng', lastName: 'Mofokeng-Phakisi' },
  { id: 14, firstName: 'Pieter', lastName: 'Nel' },
]

/** What the day is filled with, in turn: another one comes first each day, so that no two classes share a place. */
const lessons: readonly [Subject, string | null][] = [
  ['Literacy & Language', null],
  ['Outdoor Play', 'Garden'],
  ['Numeracy & Math', null],
  ['Creative Arts', 'Art room'],
  ['Story Time', null],
  ['Music & Movement', 'Hall'],
  ['Life Skills', null],
]

const fixed: Partial<Record<string, Subject>> = {
  '09:30-10:00': 'Snack',
  '12:00-13:00': 'Lunch',
  '13:00-14:00': 'Rest',
}

function entryAt(index: number, day: number, position: number): Omit<Entry, 'id'> | null {
  const room = classes[index]
  const teacher = colleagues[index]
  const slot = slots[position]
  // Friday afternoons are free
  if (!room || !teacher || !slot || (day === 5 && position > 6)) return null
  const [subject, place] = lessons[(index * 2 + day + position) % lessons.length] ?? ['Story Time', null]
  const daily = fixed[slot]
  return {
    classId: room.id,
    teacherId: teacher.id,
    day,
    slot,
    subject: daily ?? subject,
    room: daily ? room.room : (place ?? room.room),
    version: 1,
    teacher: `${teacher.firstName} ${teacher.lastName}`,
    teacherLeft: false,
    class: room,
  }
}

/** Four classes whose weeks are full. */
export const busyWeek = (): TimetablesQuery => ({
  classes,
  colleagues,
  timetable: classes
    .flatMap((_, index) =>
      [1, 2, 3, 4, 5].flatMap((day) => slots.flatMap((_slot, position) => entryAt(index, day, position) ?? [])),
    )
    .map((entry, index) => ({ ...entry, id: index + 1 })),
})
