import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slots } from '#graphql/timetables/timetables.rules.ts'
import { classAt, moveProblem, type PersonIn, staffByClass } from './rooms.rules.ts'

const lesson = (classId: number, slot: string) => {
  const [from = '', to = ''] = slot.split('-')
  return { classId, from, to }
}
const somePerson: fc.Arbitrary<PersonIn> = fc.record({
  staffId: fc.nat(),
  classIds: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
  lessons: fc
    .subarray([...slots])
    .chain((taught) =>
      fc
        .array(fc.integer({ min: 1, max: 6 }), { minLength: taught.length, maxLength: taught.length })
        .map((classIds) => taught.map((slot, index) => lesson(classIds[index] ?? 1, slot))),
    ),
  roomId: fc.option(fc.integer({ min: 1, max: 6 })),
})
const someTime = fc.constantFrom('06:40', '07:30', '08:29', '10:26', '12:00', '16:29', '18:00')

describe('the room in which a person counts', () => {
  it('is one: the rooms together hold as many as work in a class and are in', () => {
    fc.assert(
      fc.property(fc.array(somePerson, { maxLength: 15 }), someTime, (people, now) => {
        const counted = [...staffByClass(people, now).values()].flat().length
        expect(counted).toBe(people.filter(({ classIds }) => classIds.length > 0).length)
        for (const person of people) {
          const classId = classAt(person, now)
          expect(classId === null ? person.classIds : person.classIds.includes(classId)).toEqual(
            classId === null ? [] : true,
          )
        }
      }),
    )
  })

  it('is that of the lesson being given, else the last one given, else the first to come', () => {
    const lessons = [lesson(2, '08:30-09:30'), lesson(1, '10:00-11:00')]
    const person = { staffId: 1, classIds: [1, 2], lessons, roomId: null }
    expect(classAt(person, '07:00')).toBe(2)
    expect(classAt(person, '09:45')).toBe(2)
    expect(classAt(person, '10:00')).toBe(1)
    expect(classAt(person, '15:00')).toBe(1)
  })

  it('is the first of the classes for somebody without lessons, and none for somebody without a class', () => {
    const nobody = { staffId: 1, classIds: [], lessons: [], roomId: null }
    expect(classAt({ ...nobody, classIds: [3, 1], lessons: [lesson(2, '08:30-09:30')] }, '09:00')).toBe(3)
    expect(classAt(nobody, '09:00')).toBeNull()
  })

  it('is the one that somebody was moved to by hand, as long as they work in it', () => {
    const person = { staffId: 1, classIds: [1, 2], lessons: [lesson(1, '08:30-09:30')], roomId: 2 }
    expect(classAt(person, '09:00')).toBe(2)
    expect(classAt({ ...person, classIds: [1] }, '09:00')).toBe(1)
  })
})

describe('somebody who says in which room she is', () => {
  it('is in the building at that time', () => {
    const day = { status: 'present', timeIn: '07:00', timeOut: '15:00' } as const
    expect(moveProblem(day, '06:59')).toMatch(/you will arrive at 07:00/)
    expect(moveProblem(day, '07:00')).toBeNull()
    expect(moveProblem(day, '14:59')).toBeNull()
    expect(moveProblem(day, '15:00')).toMatch(/you left at 15:00/)
    expect(moveProblem({ status: 'sick_leave', timeIn: null, timeOut: null }, '10:00')).toMatch(/away today/)
    expect(moveProblem({ status: 'late', timeIn: null, timeOut: null }, '00:00')).toBeNull()
  })
})
