import { expect, it } from 'vitest'
import { csvOf } from '#graphql/values/writeCsv.ts'
import { cellOf } from '#web/admin/shared/export/xlsx.ts'
import { formatCell, formatClosings, dayTotals, monthAsRows, totalsOf } from './month.ts'

const month = {
  month: '2026-12',
  days: [
    { date: '2026-12-15', closed: null },
    { date: '2026-12-16', closed: 'Day of Reconciliation' },
    { date: '2026-12-17', closed: null },
  ],
  lines: [
    { childId: 1, firstName: 'Mia', lastName: 'van Wyk', namesakeBirthday: null, marks: ['late', '', 'absent'] },
    { childId: 2, firstName: 'Ben', lastName: 'Fourie', namesakeBirthday: '2023-02-01', marks: ['present', '', ''] },
  ],
}

it('counts late arrivals as present, and gives no rate without an entry', () => {
  expect(totalsOf({ marks: ['late', '', 'absent'] }, month.days)).toEqual({ present: 1, late: 1, absent: 1, rate: 50 })
  expect(totalsOf({ marks: ['', ''] }, month.days).rate).toBeNull()
  expect(dayTotals(month)).toEqual([2, null, 0])
})

it('counts nobody as absent while the centre is closed, and names the days on which it is', () => {
  expect(totalsOf({ marks: ['present', 'absent', ''] }, month.days)).toMatchObject({ absent: 0, rate: 100 })
  const days = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => ({ date, closed: 'Year-end break' }))
  expect(formatClosings([...month.days, ...days])).toEqual(['16 Day of Reconciliation', '24-26 Year-end break'])
})

it('is exported with a column a day and the totals at both ends', () => {
  expect(csvOf(monthAsRows(month)).split('\r\n')).toEqual([
    'Child,15,16,17,Present,Late,Absent,Rate',
    'Mia van Wyk,L,,A,1,1,1,50%',
    'Ben Fourie (born 1 Feb 2023),P,,,1,0,0,100%',
    'Present,2,,0,2,1,1,',
    '',
  ])
})

it('hands figures to a spreadsheet as figures, and everything else as text', () => {
  expect(cellOf('50%')).toEqual({ value: 0.5, type: Number, format: '0%' })
  expect(cellOf('17')).toEqual({ value: 17, type: Number })
  expect(cellOf('082 555 0142')).toEqual({ value: '082 555 0142', type: String })
  expect(cellOf('007')).toEqual({ value: '007', type: String })
})

it('says what a letter means', () => {
  expect(formatCell('2026-12-15', 'late', null)).toBe('Tue 15 Dec: late')
  expect(formatCell('2026-12-16', '', 'Day of Reconciliation')).toBe('Wed 16 Dec: Day of Reconciliation')
  expect(formatCell('2026-12-17', '', null)).toBe('Thu 17 Dec: not marked')
})
