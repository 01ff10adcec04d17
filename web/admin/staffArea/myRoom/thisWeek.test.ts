import { describe, expect, it } from 'vitest'
import { formatBirthday, birthdayThisWeek, isNew } from './thisWeek.ts'

describe('a birthday this week', () => {
  // 26 November 2026 is a Thursday
  it.each([
    ['2023-11-23', 'turned 3 on Monday'],
    ['2023-11-26', 'turns 3 today'],
    ['2022-11-29', 'turns 4 on Sunday'],
    ['2023-11-22', null],
    ['2023-11-30', null],
    ['2026-11-24', null],
  ])('of a child born on %s is said as %s', (born, words) => {
    const birthday = birthdayThisWeek(born, '2026-11-26')
    expect(birthday && formatBirthday(birthday, '2026-11-26')).toBe(words)
  })

  it('is also found in the week in which the year changes, and in a year without 29 February', () => {
    expect(birthdayThisWeek('2024-01-02', '2025-12-30')).toEqual({ day: '2026-01-02', turns: 2 })
    expect(birthdayThisWeek('2024-02-29', '2026-02-25')).toEqual({ day: '2026-02-28', turns: 2 })
  })
})

it('a child is new from its first day on, for two weeks', () => {
  expect(['2026-11-27', '2026-11-26', '2026-11-13', '2026-11-12'].map((day) => isNew(day, '2026-11-26'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
