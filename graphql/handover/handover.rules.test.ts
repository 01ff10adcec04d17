import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NamedEntry, slots } from '#graphql/timetables/timetables.rules.ts'
import { formatDuties, hasDuties, takeOver } from './handover.rules.ts'

describe('the duties of somebody, in words', () => {
  it.each([
    [
      { lessons: 24, classes: ['Explorers'], sessions: 1 },
      'teaches 24 lessons, works in Explorers and has 1 virtual session',
    ],
    [
      { lessons: 1, classes: ['Explorers', 'Discoverers'], sessions: 0 },
      'teaches 1 lesson and works in Explorers and Discoverers',
    ],
    [{ lessons: 0, classes: [], sessions: 2 }, 'has 2 virtual sessions'],
    [{ lessons: 0, classes: [], sessions: 0 }, ''],
  ])('%j', (duties, words) => {
    expect(formatDuties(duties)).toBe(words)
    expect(hasDuties(duties)).toBe(words !== '')
  })
})

/** A timetable in which no teacher, class or room is taken twice: teacher, class and room have one number. */
const timetable = fc
  .uniqueArray(
    fc.record({
      teacherId: fc.integer({ min: 1, max: 3 }),
      day: fc.integer({ min: 1, max: 6 }),
      slot: fc.constantFrom(...slots),
    }),
    {
      selector: ({ teacherId, day, slot }) => `${teacherId} ${day} ${slot}`,
      maxLength: 40,
    },
  )
  .map((rows) =>
    rows.map(
      (row, index): NamedEntry => ({
        ...row,
        id: index + 1,
        classId: row.teacherId,
        className: `Class ${row.teacherId}`,
        subject: 'Snack',
        teacherName: `Teacher ${row.teacherId}`,
        room: `Room ${row.teacherId}`,
      }),
    ),
  )

it('a colleague takes over every lesson at which she is free, and is never in two places', () => {
  fc.assert(
    fc.property(timetable, (placed) => {
      const { taken, leftOut } = takeOver(placed, 1, { id: 2, name: 'Teacher 2' })
      const own = placed.filter(({ teacherId }) => teacherId === 1)
      expect(taken.length + leftOut.length).toBe(own.length)
      const after = placed.map((lesson) => (taken.includes(lesson.id ?? 0) ? { ...lesson, teacherId: 2 } : lesson))
      const times = after.filter(({ teacherId }) => teacherId === 2).map(({ day, slot }) => `${day} ${slot}`)
      expect(new Set(times).size).toBe(times.length)
      const free = own.filter(
        ({ day, slot }) => !placed.some((other) => other.teacherId === 2 && other.day === day && other.slot === slot),
      )
      expect(taken).toEqual(free.map(({ id }) => id))
    }),
  )
})
