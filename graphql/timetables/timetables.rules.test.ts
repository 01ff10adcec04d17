import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashOf, addWeek, type NamedEntry, slots } from './timetables.rules.ts'

const entry = (overrides: Partial<NamedEntry> = {}): NamedEntry => ({
  id: null,
  classId: 1,
  className: 'Young Scholars',
  day: 1,
  slot: '07:30-08:30',
  subject: 'Story Time',
  teacherId: 10,
  teacherName: 'Palesa Radebe',
  room: 'Acacia',
  ...overrides,
})
const other = entry({
  id: 7,
  classId: 2,
  className: 'Explorers',
  teacherId: 11,
  teacherName: 'Anna Botha',
  room: 'Nest',
})

describe('a clash', () => {
  it('is named by what is in the way: the class, the teacher, the room', () => {
    expect(clashOf(entry({ classId: 2, className: 'Explorers' }), [other])).toEqual({
      field: 'classId',
      message: 'Explorers already has Story Time on Monday 07:30-08:30.',
    })
    expect(clashOf(entry({ teacherId: 11, teacherName: 'Anna Botha' }), [other])).toEqual({
      field: 'teacherId',
      message: 'Anna Botha is teaching Explorers on Monday 07:30-08:30 (Story Time).',
    })
    expect(clashOf(entry({ room: ' nest ' }), [other])).toEqual({
      field: 'room',
      message: 'Nest is taken by Explorers on Monday 07:30-08:30 (Story Time).',
    })
  })

  it('with an entry that may not be named says that teacher or room are taken, and no more', () => {
    const clash = (wanted: NamedEntry, classId = 1) => clashOf(wanted, [other], (entry) => entry.classId === classId)
    const busy = entry({ teacherId: 11, teacherName: 'Anna Botha' })
    expect(clash(busy)?.message).toBe('Anna Botha is teaching another class on Monday 07:30-08:30.')
    expect(clash(busy, 2)?.message).toBe('Anna Botha is teaching Explorers on Monday 07:30-08:30 (Story Time).')
    expect(clash(entry({ room: 'nest' }))?.message).toBe('nest is taken by another class on Monday 07:30-08:30.')
  })

  it('is none on another day or slot, nor with the entry itself', () => {
    expect(clashOf(entry(), [other])).toBeNull()
    const same = { classId: 2, teacherId: 11, room: 'Nest' }
    expect(clashOf(entry({ ...same, day: 2 }), [other])).toBeNull()
    expect(clashOf(entry({ ...same, slot: '08:30-09:30' }), [other])).toBeNull()
    expect(clashOf(entry({ ...same, id: 7 }), [other])).toBeNull()
  })
})

it('a week that is added to another never ends in a clash, and loses nothing in silence', () => {
  const placed = fc.record({
    id: fc.constant(null),
    classId: fc.integer({ min: 1, max: 3 }),
    className: fc.constant('A class'),
    day: fc.integer({ min: 1, max: 6 }),
    slot: fc.constantFrom(...slots),
    subject: fc.constant('Rest'),
    teacherId: fc.integer({ min: 1, max: 4 }),
    teacherName: fc.constant('A teacher'),
    room: fc.constantFrom('Hall', 'hall', 'Garden'),
  })
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 60 }), fc.array(placed, { maxLength: 60 }), (week, before) => {
      const present = addWeek(before, []).added
      const { added, leftOut } = addWeek(week, present)
      expect(added.length + leftOut.length).toBe(week.length)
      const all = [...present, ...added].map((one, index) => ({ ...one, id: index }))
      for (const one of all) expect(clashOf(one, all)).toBeNull()
    }),
    { numRuns: 60 },
  )
})
