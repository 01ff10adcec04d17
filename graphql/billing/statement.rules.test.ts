import { describe, expect, it } from 'vitest'
import { statementOf } from './statement.rules.ts'

const bill = (id: number, amountCents: number, issuedOn: string, dueDate: string) => ({
  id,
  childId: 1,
  amountCents,
  issuedOn,
  dueDate,
  description: `Fee ${id}`,
})
const payment = (id: number, amountCents: number, date: string, reversedOn: string | null = null) => ({
  id,
  childId: 1,
  amountCents,
  date,
  billId: null,
  words: 'EFT',
  reversedOn,
})

describe('a statement', () => {
  const bills = [bill(1, 1000, '2026-01-02', '2026-01-07'), bill(2, 500, '2026-03-01', '2026-03-07')]
  const payments = [payment(1, 600, '2026-02-10'), payment(2, 400, '2026-03-01', '2026-03-05')]

  it('opens with what was owed before, and says after each line what is owed then', () => {
    const { openingCents, lines, closingCents } = statementOf(bills, payments, '2026-03-01', '2026-03-31')
    expect(openingCents).toBe(400)
    expect(lines.map(({ date, number, words, balanceCents }) => [date, number, words, balanceCents])).toEqual([
      ['2026-03-01', 'INV-00002', 'Fee 2', 900],
      ['2026-03-01', 'REC-00002', 'Payment, EFT', 500],
      ['2026-03-05', 'REC-00002', 'Payment reversed, EFT', 900],
    ])
    expect(closingCents).toBe(900)
  })

  it('shows a payment before its reversal on the same day', () => {
    const { lines } = statementOf(bills, [payment(3, 1000, '2026-03-01', '2026-03-01')], '2026-03-01', '2026-03-31')
    expect(lines.map(({ words }) => words)).toEqual(['Fee 2', 'Payment, EFT', 'Payment reversed, EFT'])
  })

  it('says how old the debts were on its last day, whatever came later', () => {
    const ageingOn = (day: string) => statementOf(bills, payments, '2026-01-01', day).ageing
    expect(ageingOn('2026-01-31')).toEqual({ current: 0, days30: 1000, days60: 0, days90: 0 })
    expect(ageingOn('2026-03-02')).toEqual({ current: 500, days30: 0, days60: 0, days90: 0 })
    expect(ageingOn('2026-03-31')).toEqual({ current: 0, days30: 500, days60: 0, days90: 400 })
  })

  it('ends with less than nothing where a family has credit', () => {
    expect(statementOf([], [payment(1, 600, '2026-02-10')], '2026-02-01', '2026-02-28').closingCents).toBe(-600)
  })
})
