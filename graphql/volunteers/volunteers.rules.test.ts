import { expect, it } from 'vitest'
import { endsTooEarly, isOver, untilText, formatWhen } from './volunteers.rules.ts'

const event = { startDate: '2026-11-28', startTime: '08:00' }

it('does not let an event end before it starts', () => {
  expect(endsTooEarly(event)).toBe(false)
  expect(endsTooEarly({ ...event, endTime: '07:59' })).toBe(true)
  expect(endsTooEarly({ ...event, endTime: '08:00' })).toBe(false)
  expect(endsTooEarly({ ...event, endDate: '2026-11-27' })).toBe(true)
  expect(endsTooEarly({ ...event, endDate: '2026-11-29', endTime: '07:00' })).toBe(false)
})

it('is over the day after its last day', () => {
  expect(isOver({ startDate: '2026-11-28', endDate: null }, '2026-11-28')).toBe(false)
  expect(isOver({ startDate: '2026-11-28', endDate: null }, '2026-11-29')).toBe(true)
  expect(isOver({ startDate: '2026-11-28', endDate: '2026-11-29' }, '2026-11-29')).toBe(false)
})

it('says when an event is', () => {
  expect(formatWhen(event)).toBe('Sat 28 Nov, 08:00')
  expect(formatWhen({ ...event, endTime: '11:30' })).toBe('Sat 28 Nov, 08:00–11:30')
  expect(formatWhen({ ...event, endDate: '2026-11-29', endTime: '12:00' })).toBe(
    'Sat 28 Nov, 08:00 to Sun 29 Nov, 12:00',
  )
})

it('counts the days that are left', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-04'].map((day) => untilText(day, '2026-11-28'))).toEqual([
    null,
    'today',
    'tomorrow',
    'in 6 days',
  ])
})
