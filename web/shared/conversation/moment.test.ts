import { expect, it } from 'vitest'
import { writtenAt, writtenOn } from './moment.ts'

it('says of a message of today the time, and of others the day', () => {
  const today = '2026-11-21'
  expect(writtenAt('2026-11-21T05:40:00Z', today)).toBe('07:40')
  expect(writtenAt('2026-11-19T14:05:00Z', today)).toBe('Thu 19 Nov, 16:05')
  expect(writtenAt('2025-11-19T22:05:00Z', today)).toBe('Thu 20 Nov 2025, 00:05')
  expect(writtenOn('2026-11-19T14:05:00Z', today)).toBe('Thu 19 Nov')
  expect(writtenOn('2026-11-21T05:40:00Z', today)).toBe('07:40')
})
