import { expect, it } from 'vitest'
import { closedInWords } from './closed.ts'

const closings = [{ fromDate: '2026-12-24', toDate: '2027-01-02', reason: 'Year-end break' }]

it('names why the centre is closed, its own reason before any other', () => {
  expect(closedInWords('2026-12-23', closings)).toBeNull()
  expect(closedInWords('2026-12-25', closings)).toBe('The centre is closed: Year-end break.')
  expect(closedInWords('2026-12-25', [])).toBe('Christmas Day is a public holiday: the centre is closed.')
  expect(closedInWords('2026-12-20', closings)).toBe('The centre is closed on Sundays.')
})
