import { expect, it } from 'vitest'
import { ageInWords } from './birthday.ts'

it('says how old a child is, or when it is due', () => {
  expect(ageInWords('2024-07-15', '2026-11-22')).toBe('2 y 4 m')
  expect(ageInWords('2026-11-22', '2026-11-22')).toBe('0 m')
  expect(ageInWords('2027-03-03', '2026-11-22')).toBe('Not born yet · due 3 March 2027')
})
