import { expect, it } from 'vitest'
import { exactMoment, formatAppointment, formatMoment, momentInText, shortDate } from './format.ts'

const today = '2026-11-10'

it('says how near a moment is', () => {
  expect(formatMoment('2026-11-10T05:52:00Z', today)).toBe('Today, 07:52')
  expect(formatMoment('2026-11-09T14:00:00Z', today)).toBe('Yesterday')
  expect(formatMoment('2026-11-06T14:00:00Z', today)).toBe('6 Nov')
  expect(formatMoment('2025-11-06T14:00:00Z', today)).toBe('6 Nov 2025')
})

it('says it within a sentence in small letters', () => {
  expect(momentInText('2026-11-10T05:52:00Z', today)).toBe('today at 07:52')
  expect(momentInText('2026-11-09T14:00:00Z', today)).toBe('yesterday')
  expect(momentInText('2026-11-06T14:00:00Z', today)).toBe('6 Nov')
})

it('counts days in Johannesburg: after ten at night in London it is tomorrow here', () => {
  expect(formatMoment('2026-11-09T22:30:00Z', today)).toBe('Today, 00:30')
  expect(exactMoment('2026-11-08T21:59:00Z', today)).toBe('8 Nov, 23:59')
})

it('names the year of an appointment only where it is another one', () => {
  expect(formatAppointment('2026-11-13T07:00:00Z', today)).toBe('Fri 13 Nov, 09:00')
  expect(formatAppointment('2027-01-13T07:00:00Z', today)).toBe('Wed 13 Jan 2027, 09:00')
})

it('shortens the month', () => {
  expect(shortDate('2027-09-01')).toBe('1 Sep 2027')
})
