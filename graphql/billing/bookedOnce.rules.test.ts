import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entriesOf, sameMoney, sameShare } from './bookedOnce.rules.ts'

/** One transfer in parts, as somebody divides it among the children of an account. */
const splitOf = (cents: number) =>
  fc.array(fc.integer({ min: 1, max: cents - 1 }), { maxLength: 4 }).map((cuts) => {
    const ends = [...new Set([...cuts, cents])].sort((one, other) => one - other)
    return ends.map((end, at) => ({ amountCents: end - (ends[at - 1] ?? 0) }))
  })

const twoSplits = fc
  .integer({ min: 2, max: 1_000_000 })
  .chain((cents) => fc.record({ cents: fc.constant(cents), first: splitOf(cents), second: splitOf(cents) }))

describe('one transfer for the children of an account', () => {
  it('is asked about when it is entered a second time in any other parts, together or one after the other', () => {
    fc.assert(
      fc.property(twoSplits, ({ first, second }) => {
        expect(sameMoney(second, [], [first])).not.toEqual([])
        const oneByOne = second.map((part, at) => sameMoney([part], second.slice(0, at), [first]))
        expect(oneByOne.flat()).not.toEqual([])
      }),
    )
  })

  it('is asked about when its two parts were recorded by hand, also under different days and with others around', () => {
    const date = fc.integer({ min: 1, max: 5 }).map((day) => `2026-03-0${day}`)
    const byHand = fc.record({
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      date,
      bankLineId: fc.constant(null),
    })
    const some = fc.array(byHand, { maxLength: 3 })
    fc.assert(
      fc.property(some, byHand, byHand, some, (before, one, other, after) => {
        const amountCents = one.amountCents + other.amountCents
        expect(sameMoney([{ amountCents }], [], entriesOf([...before, one, other, ...after]))).not.toEqual([])
      }),
    )
  })

  it('is not asked about beside a payment of another amount', () => {
    fc.assert(
      fc.property(twoSplits, fc.integer({ min: 1, max: 1_000_000 }), ({ cents, first }, other) => {
        fc.pre(other !== cents && first.every(({ amountCents }) => amountCents !== other))
        expect(sameMoney([{ amountCents: other }], [], [first])).toEqual([])
      }),
    )
  })

  it("is asked about when it is also for another family, and this family's part was entered by itself", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(twoSplits, fc.array(cents, { minLength: 1, maxLength: 3 }), ({ first, second }, theirs) => {
        const families = [
          [1, 2, 3, 4, 5],
          [6, 7, 8],
        ]
        const of = (from: number) => (part: { amountCents: number }, at: number) => ({
          ...part,
          childId: from + at,
          date: '2026-03-01',
          bankLineId: 9,
        })
        const others = theirs.map((amountCents) => ({ amountCents })).map(of(6))
        const transfer = [...first.map(of(1)), ...others]
        const alone = second.map(of(1))
        expect(sameShare(families, transfer, [], alone)).not.toEqual([])
        expect(sameShare([[1, 2, 3, 4, 5]], alone, [], transfer)).not.toEqual([])
      }),
    )
  })
})
