import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS, labelOf } from './ageGroups.ts'

describe('age groups', () => {
  it('have the documented words', () => {
    expect(AGE_GROUPS.map(({ label }) => label)).toEqual(['0-18 months', '18-36 months', '3-5 years', '5-6 years'])
    expect(labelOf(ENROLLMENT_PROGRAMS, 'infants')).toBe('Infants (4-18 months)')
    expect(labelOf(ENROLLMENT_PROGRAMS, 'aftercare')).toBe('aftercare')
  })
})
