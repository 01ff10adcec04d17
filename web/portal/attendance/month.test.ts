import { expect, it } from 'vitest'
import { monthIn, monthsFrom } from './month.ts'

it('takes the month of the address, if it is one that has begun', () => {
  expect(monthIn('?month=2026-09', '2026-11-10')).toBe('2026-09')
  for (const wrong of ['2026-12', '2026-13', 'soon', '']) {
    expect(monthIn(`?month=${wrong}`, '2026-11-10')).toBe('2026-11')
  }
})

it('steps over the turn of the year', () => {
  expect(monthsFrom('2026-01', -1)).toBe('2025-12')
  expect(monthsFrom('2025-12', 1)).toBe('2026-01')
})
