import { describe, expect, it } from 'vitest'
import { monthIn, monthsFrom, weeksOf } from './calendar.ts'

const today = '2026-12-10'
const known = {
  today,
  entries: [
    { date: '2026-12-01', status: 'present' },
    { date: '2026-12-02', status: 'late' },
    { date: '2026-12-10', status: 'absent' },
  ],
  absences: [{ fromDate: '2026-12-09', toDate: '2026-12-17' }],
  closings: [{ fromDate: '2026-12-24', toDate: '2027-01-02', reason: 'Year-end break' }],
}
const look = (date: string, weeks = weeksOf('2026-12', known)) => weeks.flat().find((day) => day?.date === date)?.look

describe('the picture of a month', () => {
  it('shows each school day as the register and the parents say', () => {
    expect([look('2026-12-01'), look('2026-12-02'), look('2026-12-10')]).toEqual(['present', 'late', 'absent'])
    // told by a parent, but the day is over and the register says nothing
    expect(look('2026-12-09')).toBe('nothing')
    expect([look('2026-12-11'), look('2026-12-15'), look('2026-12-18')]).toEqual(['away', 'away', 'nothing'])
    expect(look('2026-12-16')).toBe('closed')
  })

  it('names the days on which the centre itself closes, and shows nobody as absent on them', () => {
    const closed = { ...known, entries: [{ date: '2026-12-24', status: 'absent' }] }
    const day = (date: string) =>
      weeksOf('2026-12', closed)
        .flat()
        .find((one) => one?.date === date)
    expect(day('2026-12-24')).toMatchObject({ look: 'closed', words: 'closed: Year-end break' })
    expect(day('2026-12-31')).toMatchObject({ look: 'closed' })
    expect(day('2026-12-23')).toMatchObject({ look: 'nothing' })
  })

  it('has weeks from Monday to Friday, empty beside the month', () => {
    const weeks = weeksOf('2026-12', known)
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.map((day) => day?.date ?? null)).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ])
  })

  it('shows weekends where a child came on one', () => {
    const weeks = weeksOf('2026-12', { ...known, entries: [{ date: '2026-12-05', status: 'present' }] })
    expect(weeks[0]).toHaveLength(7)
    expect([look('2026-12-05', weeks), look('2026-12-06', weeks)]).toEqual(['present', 'weekend'])
  })
})

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
