import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceOf as applicationReference } from '#graphql/enrollment/enrollment.rules.ts'
import { ageing } from './ageing.rules.ts'
import { dueLabel, statusOf } from './billing.rules.ts'
import { discounted, familiesOf } from './families.rules.ts'
import { childIdsIn, referenceOf } from './reference.rules.ts'

describe('the status of a bill', () => {
  const bill = { amountCents: 1000, paidCents: 0, dueDate: '2026-11-07' }

  it('follows from what is paid and from today', () => {
    expect(statusOf(bill, '2026-11-07')).toBe('unpaid')
    expect(statusOf(bill, '2026-11-08')).toBe('overdue')
    expect(statusOf({ ...bill, paidCents: 1 }, '2026-11-07')).toBe('partial')
    expect(statusOf({ ...bill, paidCents: 1 }, '2026-11-08')).toBe('overdue')
    expect(statusOf({ ...bill, paidCents: 1000 }, '2027-01-01')).toBe('paid')
  })

  it('is pending while money that would pay it in full waits to be booked', () => {
    expect(statusOf(bill, '2026-11-08', true)).toBe('pending')
    expect(statusOf({ ...bill, paidCents: 1000 }, '2026-11-08', true)).toBe('paid')
  })
})

describe('an invoice', () => {
  it('thanks for money alone, and not where it was credited', () => {
    const [cash, note] = [{ method: 'cash' as const }, { method: 'credit_note' as const }]
    expect([dueLabel(1, [cash]), dueLabel(0, [cash, note]), dueLabel(0, [note])]).toEqual([
      'Amount due',
      'Paid in full, thank you',
      'Credited, nothing due',
    ])
  })
})

describe('the age of a debt', () => {
  it('is 30 days until the thirtieth, and 60 until the sixtieth', () => {
    const due = (dueDate: string) => ({ dueDate, owingCents: 1 })
    const debts = ['2026-03-31', '2026-03-30', '2026-03-01', '2026-02-28', '2026-01-30', '2026-01-29'].map(due)
    expect(ageing(debts, '2026-03-31')).toEqual({ current: 1, days30: 2, days60: 2, days90: 1 })
  })
})

describe('a payment reference', () => {
  it('is found again, however it is spaced', () => {
    expect(referenceOf(57)).toBe('KW00577')
    for (const words of ['KW00577', 'eft kw 00577 nov', 'KW-0057-7 Lerato', 'FNB APP PAYMENT FROM KW 005 77'])
      expect([words, childIdsIn(words)]).toEqual([words, [57]])
    expect(childIdsIn('fees KW00577 and KW00045')).toEqual([57, 4])
    expect(childIdsIn('MAGTAPE CREDIT 00577')).toEqual([])
  })

  it('is not found in the reference of an application', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999 }), fc.nat({ max: 99_999 }), (number, secret) => {
        expect(childIdsIn(applicationReference(2026, number, secret))).toEqual([])
      }),
    )
  })

  it('of one child is never that of another with one digit wrong or two exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.nat(), fc.nat({ max: 8 }), (id, at, more) => {
        const reference = referenceOf(id)
        const place = 2 + (at % (reference.length - 2))
        const digit = Number(reference[place])
        const wrong = `${reference.slice(0, place)}${(digit + 1 + more) % 10}${reference.slice(place + 1)}`
        expect(childIdsIn(wrong)).toEqual([])
        const [one = '', other = ''] = [reference[place], reference[place + 1]]
        if (other === '' || one === other) return
        expect(childIdsIn(`${reference.slice(0, place)}${other}${one}${reference.slice(place + 2)}`)).toEqual([])
      }),
    )
  })
})

describe('a family', () => {
  it('is made of the children on one account, of whom all but the eldest pay less', () => {
    const families = familiesOf([
      { id: 4, familyAccountId: null, dateOfBirth: '2022-01-05' },
      { id: 2, familyAccountId: 1, dateOfBirth: '2024-03-01' },
      { id: 1, familyAccountId: null, dateOfBirth: '2023-06-30' },
      { id: 3, familyAccountId: 1, dateOfBirth: '2021-11-20' },
    ])
    expect(families).toEqual([[3, 2], [4], [1]])
    expect([...discounted(families)]).toEqual([2])
  })
})
