import { expect, it } from 'vitest'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { momentAgo } from './moment.ts'

const today = '2026-11-22'
const midnight = startOfJohannesburgDay(today).getTime()
const written = [
  [5, 0],
  [7, 40],
  [8, 12],
] as const

it.each([1, 10, 299, 301, 465, 500, 1_439])(
  'what was written today is in order, of today and not to come, %i minutes after midnight',
  (minutes) => {
    const now = midnight + minutes * 60_000
    const moments = written.map(([hour, minute]) => Date.parse(momentAgo(today, 0, hour, minute, now)))
    expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other))
    expect(Math.max(...moments)).toBeLessThanOrEqual(now)
    for (const moment of moments) expect(todayInJohannesburg(new Date(moment))).toBe(today)
  },
)

it('what was written before, or early enough, stands at its time', () => {
  expect(momentAgo(today, 1, 10, 5, midnight)).toBe('2026-11-21T08:05:00.000Z')
  expect(momentAgo(today, 0, 7, 40, midnight + 20 * 3_600_000)).toBe('2026-11-22T05:40:00.000Z')
})
