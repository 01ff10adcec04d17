import { expect, it } from 'vitest'
import { dayOf, entryOf, fullDayOf } from './sampleDays.ts'
import { dayIn, dayPath, hoursOf, openDayBeside, weekOf } from './week.ts'

const tuesday = '2026-11-24'
const known = { today: tuesday, now: `${tuesday}T11:00:00.000Z` }
const hours = { opens: '06:30', closes: '17:30' }

it('shows the day of the address, or today', () => {
  expect(dayIn('?child=1&date=2026-11-19', tuesday)).toBe('2026-11-19')
  expect(dayIn('?date=2026-11-25', tuesday)).toBe(tuesday)
  expect(dayIn('?date=yesterday', tuesday)).toBe(tuesday)
  expect(dayPath('2026-11-19', '?child=4&date=2026-11-20')).toBe('/parent/day?child=4&date=2026-11-19')
})

it('steps over days on which the centre is closed', () => {
  expect(openDayBeside('2026-11-23', -1)).toBe('2026-11-20')
  expect(openDayBeside('2026-11-28', 1)).toBe('2026-11-30')
  expect(openDayBeside('2026-12-15', 1)).toBe('2026-12-17')
})

it('has five days, and those of the weekend on which something was entered', () => {
  const dates = (days: Parameters<typeof weekOf>[1]) => weekOf(tuesday, days, known).map(({ date }) => date)
  expect(dates([])).toHaveLength(5)
  expect(dates([fullDayOf('2026-11-28')]).at(-1)).toBe('2026-11-28')
})

it('draws a sleep that goes on up to now, and one without an end where it began', () => {
  const asleep = (date: string) => dayOf(date, [entryOf(date, '12:10', 'sleep')])
  const [monday, today] = weekOf(tuesday, [asleep('2026-11-23'), asleep(tuesday)], known)
  expect(today?.sleeps).toEqual([{ from: 730, until: 780 }])
  expect(monday?.sleeps).toEqual([{ from: 730, until: 730 }])
  expect(monday?.slept).toEqual(['Fell asleep at 12:10'])
})

it('leaves out a meal that was not offered, and what was taken back', () => {
  const entries = [
    entryOf(tuesday, '08:00', 'meal', { meal: 'breakfast', portion: 'not_offered' }),
    entryOf(tuesday, '11:30', 'meal', { meal: 'lunch', portion: 'all' }),
    entryOf(tuesday, '14:30', 'meal', { meal: 'afternoon_snack', portion: 'all', removed: true }),
  ]
  const day = weekOf(tuesday, [dayOf(tuesday, entries)], known)[1]
  expect(day?.meals).toEqual([{ at: 690, meal: 'lunch', portion: 'all' }])
})

it('is as wide as the centre is open, and wider where something was entered outside', () => {
  expect(hoursOf(weekOf(tuesday, [], known), hours)).toEqual({ from: 6, until: 18 })
  const early = dayOf(tuesday, [entryOf(tuesday, '05:40', 'bottle', { milk: 'formula', ml: 90 })])
  expect(hoursOf(weekOf(tuesday, [early], known), hours)).toEqual({ from: 5, until: 18 })
})
