import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mover, movesIn, type Places, placesAfter } from './moving.ts'

const classIds = [1, 2, 3]
const place = fc.constantFrom(null, ...classIds)
const choice = fc.constantFrom('', ...classIds.map(String))

/** Places as the server counts them on the day: who moves by a plan is counted in the class that it moves to. */
const placesOf = (movers: readonly Mover[], others: number): Places[] =>
  classIds.map((id) => {
    const taken = others + movers.filter((child) => (child.nextClassId ?? child.classId) === id).length
    const room = { id, name: `Class ${id}`, ageFromMonths: 12 * id, ageToMonths: 12 * id + 12, capacity: 5 }
    return { class: room, taken, offered: 1, free: 0 }
  })

describe('the places after children moved up', () => {
  it('are those of the children who are in each class then', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, place, choice), { maxLength: 12 }),
        fc.integer({ min: 0, max: 8 }),
        (children, others) => {
          const movers: Mover[] = children.map(([classId, next], id) => ({
            id,
            firstName: 'Child',
            lastName: String(id),
            namesakeBirthday: null,
            dateOfBirth: '2024-01-01',
            classId,
            nextClassId: next === classId ? null : next,
          }))
          const moves = movesIn(movers, ({ id }) => children[id]?.[2] ?? '')
          const finalOf = (child: Mover) =>
            moves.find(({ childId }) => childId === child.id)?.classId ?? child.nextClassId ?? child.classId
          for (const { id, taken, capacity, over } of placesAfter(placesOf(movers, others), movers, moves)) {
            expect(taken).toBe(others + 1 + movers.filter((child) => finalOf(child) === id).length)
            expect(over).toBe(Math.max(0, taken - capacity))
          }
        },
      ),
    )
  })
})
