import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, firstOfMonth, lastOfMonth, monthOf } from '#graphql/values/dates.ts'
import { monthlyFee, shareOfMonth, usualDueDate } from './monthlyFees.rules.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

describe('the day until which a fee is to be paid', () => {
  it('is the seventh, and never so soon that a family has not a week', () => {
    expect(usualDueDate('2026-12', '2026-11-26')).toBe('2026-12-07')
    expect(usualDueDate('2026-11', '2026-11-26')).toBe('2026-12-03')
    expect(usualDueDate('2026-11', '2026-11-07')).toBe('2026-11-14')
  })
})

describe('the share of a month', () => {
  it('is never less than nothing nor more than the fee, and never more for a later first day', () => {
    fc.assert(
      fc.property(cents, day, (fullCents, firstDay) => {
        const month = monthOf(firstDay)
        const share = shareOfMonth(fullCents, month, firstDay)
        expect(Number.isInteger(share)).toBe(true)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(fullCents)
        expect(shareOfMonth(fullCents, month, addDays(firstDay, 1))).toBeLessThanOrEqual(share)
      }),
    )
  })

  it('is all of it from the first day or before, and nothing after the last', () => {
    fc.assert(
      fc.property(cents, day, fc.nat(400), (fullCents, some, before) => {
        const month = monthOf(some)
        expect(shareOfMonth(fullCents, month, addDays(firstOfMonth(month), -before))).toBe(fullCents)
        expect(shareOfMonth(fullCents, month, addDays(lastOfMonth(month), before + 1))).toBe(0)
      }),
    )
  })

  it('counts weekdays: a first day after the first weekend alone is a whole month', () => {
    // 1 August 2026 is a Saturday; from Monday 17 on eleven of its 21 weekdays are left
    expect(shareOfMonth(210_000, '2026-08', '2026-08-03')).toBe(210_000)
    expect(shareOfMonth(210_000, '2026-08', '2026-08-17')).toBe(110_000)
    expect(shareOfMonth(100_000, '2026-08', '2026-08-17')).toBe(52_381)
  })
})

describe('the fee of a month', () => {
  const program = { name: 'Toddlers', fullTimeCents: 210_000, halfDayCents: null }

  it('says from when it is, and takes the discount from the share', () => {
    const fee = monthlyFee({ dayPlan: 'full_time', program, enrolledOn: '2026-08-17' }, '2026-08', 10)
    expect(fee).toEqual({
      description: 'Toddlers full-time, August 2026, from 17 August 2026, 10% sibling discount',
      fullCents: 110_000,
      discountCents: 11_000,
    })
    expect(monthlyFee({ dayPlan: 'full_time', program, enrolledOn: '2026-08-17' }, '2026-09', 0)?.fullCents).toBe(
      210_000,
    )
  })
})
