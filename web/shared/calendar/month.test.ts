import { expect, it } from 'vitest'
import { daysByWeek, monthOr, monthsOn, weeksOf } from './month.ts'

it('steps over the end of a year', () => {
  expect([monthsOn('2026-12', 1), monthsOn('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
})

it('takes the month of the address, and that of today for anything that is none', () => {
  expect(monthOr('2026-03', '2026-11-10')).toBe('2026-03')
  for (const wrong of [null, '', '2026-13', '0000-01', 'soon']) expect(monthOr(wrong, '2026-11-10')).toBe('2026-11')
})

it('shows whole weeks from Monday to Sunday', () => {
  expect(weeksOf('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  const weeks = daysByWeek('2026-02')
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-01-26', '2026-03-01'])
})
