import { expect, it } from 'vitest'
import { runsOf } from './namedDays.ts'

it('names days that follow each other under one name once', () => {
  const names = {
    '2026-12-26': 'Break',
    '2026-12-24': 'Break',
    '2026-12-25': 'Break',
    '2026-12-16': 'Day of Reconciliation',
    '2026-12-31': 'Break',
    '2027-01-01': 'Break',
  }
  expect(runsOf(names, '2026-12')).toEqual([
    { days: '16', name: 'Day of Reconciliation' },
    { days: '24-26', name: 'Break' },
    { days: '31', name: 'Break' },
  ])
})
