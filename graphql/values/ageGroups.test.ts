import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { AGE_GROUPS, ageGroupFor, ENROLLMENT_PROGRAMS, labelOf } from './ageGroups.ts'
import { addDays, addMonths } from './dates.ts'

const births = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2015-01-01', days))

describe('age groups', () => {
  test('change on the day the child reaches 18 months, 3, 5 and 7 years', () => {
    const turns = [
      [18, '0-18months', '18-36months'],
      [36, '18-36months', '3-5years'],
      [60, '3-5years', '5-6years'],
      [84, '5-6years', null],
    ] as const
    fc.assert(
      fc.property(births, (born) => {
        for (const [months, before, after] of turns) {
          const day = addMonths(born, months)
          expect(ageGroupFor(born, addDays(day, -1))).toBe(before)
          expect(ageGroupFor(born, day)).toBe(after)
        }
      }),
    )
  })

  it('have the documented words', () => {
    expect(AGE_GROUPS.map(({ label }) => label)).toEqual(['0-18 months', '18-36 months', '3-5 years', '5-6 years'])
    expect(labelOf(ENROLLMENT_PROGRAMS, 'infants')).toBe('Infants (4-18 months)')
    expect(labelOf(ENROLLMENT_PROGRAMS, 'aftercare')).toBe('aftercare')
  })
})
