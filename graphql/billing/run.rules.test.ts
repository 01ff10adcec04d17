import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allot } from './allocation.rules.ts'
import { reasonToStay, voidable } from './run.rules.ts'

const cents = fc.integer({ min: 1, max: 100_000 })
const date = fc.constantFrom('2026-10-07', '2026-11-07', '2026-12-07')
const billed = fc
  .record({
    amountCents: cents,
    share: fc.constantFrom(0, 0, 0.5, 1),
    status: fc.constantFrom('unpaid', 'pending', 'overdue'),
    correctsId: fc.constantFrom(null, 7),
    sentAt: fc.constantFrom(null, '2026-11-01T08:00:00Z'),
  })
  .map(({ share, ...bill }) => ({
    ...bill,
    status: bill.status as 'unpaid',
    paidCents: Math.round(bill.amountCents * share),
  }))

describe('voiding a run', () => {
  it('cancels each bill or counts it once, with one reason to stay', () => {
    fc.assert(
      fc.property(fc.array(billed), (bills) => {
        const { open, stay } = voidable(bills)
        expect(open.length + stay.reduce((sum, { count }) => sum + count, 0)).toBe(bills.length)
        expect(stay.every(({ count }) => count > 0)).toBe(true)
        for (const bill of open) {
          expect([bill.paidCents, bill.correctsId, bill.sentAt]).toEqual([0, null, null])
          expect(bill.status).not.toBe('pending')
        }
      }),
    )
  })

  it('leaves what others have been paid as it is: nothing was on the bills that go', () => {
    const bills = fc.array(fc.record({ amountCents: cents, dueDate: date }), { maxLength: 8 })
    const payments = fc.array(fc.record({ amountCents: cents, date }), { maxLength: 8 })
    fc.assert(
      fc.property(bills, payments, (owed, made) => {
        const all = owed.map((bill, id) => ({ ...bill, id }))
        const paid = made.map((payment, id) => ({ ...payment, id, billId: null }))
        const shares = allot(all, paid)
        const left = all.filter(({ id }) => shares.some(({ billId }) => billId === id))
        expect(allot(left, paid)).toEqual(shares)
      }),
    )
  })

  it('names the reason that weighs most', () => {
    const bill = { amountCents: 100, paidCents: 0, status: 'unpaid' as const, correctsId: null, sentAt: null }
    expect(reasonToStay(bill)).toBeNull()
    expect(reasonToStay({ ...bill, sentAt: '2026-11-01T08:00:00Z' })).toBe('sent')
    expect(reasonToStay({ ...bill, sentAt: '2026-11-01T08:00:00Z', correctsId: 3 })).toBe('corrected')
    expect(reasonToStay({ ...bill, correctsId: 3, paidCents: 1 })).toBe('paid')
  })
})
