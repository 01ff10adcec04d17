import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import { statementOf } from './statement.rules.ts'

const bill = (
  id: number,
  amountCents: number,
  issuedOn: string,
  dueDate: string,
  cancelledOn: string | null = null,
) => ({
  id,
  childId: 1,
  amountCents,
  issuedOn,
  dueDate,
  description: `Fee ${id}`,
  cancelledOn,
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

  it('shows a bill until the day on which it was corrected, and nothing of one corrected on the day of its issue', () => {
    const corrected = [
      bill(1, 1000, '2026-01-02', '2026-01-07', '2026-03-04'),
      bill(2, 900, '2026-03-04', '2026-03-07'),
    ]
    const typed = bill(3, 7, '2026-03-04', '2026-03-07', '2026-03-04')
    const { openingCents, lines } = statementOf([...corrected, typed], [], '2026-03-01', '2026-03-31')
    expect(openingCents).toBe(1000)
    expect(
      lines.map(({ number, words, chargedCents, balanceCents }) => [number, words, chargedCents, balanceCents]),
    ).toEqual([
      ['INV-00001', 'Invoice cancelled, Fee 1', -1000, 0],
      ['INV-00002', 'Fee 2', 900, 900],
    ])
  })

  it('of a period that is over stays what it was, whatever is cancelled, reversed or added later', () => {
    const dayFrom = (min: number) => fc.integer({ min, max: 9 }).map((days) => addDays('2026-03-01', days))
    const entry = fc.record({
      amountCents: fc.integer({ min: 1, max: 9 }),
      from: dayFrom(0),
      until: fc.option(dayFrom(0)),
    })
    const until = (from: string, day: string | null) => (day !== null && day < from ? from : day)
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), dayFrom(2), (billed, paid, last) => {
        const bills = billed.map((each, index) =>
          bill(index + 1, each.amountCents, each.from, each.from, until(each.from, each.until)),
        )
        const payments = paid.map((each, index) =>
          payment(index + 1, each.amountCents, each.from, until(each.from, each.until)),
        )
        const known = (taken: string | null) => (taken !== null && taken > last ? null : taken)
        const then = statementOf(
          bills
            .filter(({ issuedOn }) => issuedOn <= last)
            .map((each) => ({ ...each, cancelledOn: known(each.cancelledOn) })),
          payments.filter(({ date }) => date <= last).map((each) => ({ ...each, reversedOn: known(each.reversedOn) })),
          '2026-03-03',
          last,
        )
        expect(statementOf(bills, payments, '2026-03-03', last)).toEqual(then)
        const owed = Object.values(then.ageing).reduce((sum, cents) => sum + cents, 0)
        expect(owed).toBeGreaterThanOrEqual(then.closingCents)
      }),
    )
  })
})
