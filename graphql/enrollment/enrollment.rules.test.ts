import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationStatuses, isOpen, mayMove, referenceOf, splitName } from './enrollment.rules.ts'

const status = fc.constantFrom(...applicationStatuses)

describe('an application', () => {
  it('never goes back to new, never leaves enrolled, and stays where it is only for a tour at another time', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        if (from === to) expect(mayMove(from, to)).toBe(to === 'tour_booked')
        else if (to === 'new' || from === 'enrolled') expect(mayMove(from, to)).toBe(false)
      }),
    )
  })

  it('goes anywhere else while it is open', () => {
    fc.assert(
      fc.property(status.filter(isOpen), status, (from, to) => {
        expect(mayMove(from, to)).toBe(to === from ? to === 'tour_booked' : to !== 'new')
      }),
    )
  })

  it('is taken up again from declined or withdrawn by a review, and by nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom('declined', 'withdrawn'), status, (from, to) => {
        const allowed = to === 'in_review'
        expect(mayMove(from, to)).toBe(allowed)
      }),
    )
  })

  it('once enrolled stays enrolled, whatever moves are tried', () => {
    fc.assert(
      fc.property(fc.array(status), (targets) => {
        let at: (typeof applicationStatuses)[number] = 'new'
        let enrolled = false
        for (const to of targets) {
          if (mayMove(at, to)) at = to
          enrolled ||= at === 'enrolled'
          expect(at === 'enrolled').toBe(enrolled)
        }
      }),
    )
  })
})

describe('a reference', () => {
  it('has the year and at least four digits, and no two numbers share one', () => {
    expect(referenceOf(2026, 1, 4_821)).toBe('KW-2026-0001-04821')
    expect(referenceOf(2026, 12_345, 99_999)).toBe('KW-2026-12345-99999')
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(referenceOf(2026, one, 7) === referenceOf(2026, other, 7)).toBe(one === other)
      }),
    )
  })
})

describe('a full name', () => {
  it.each([
    ['Lerato Mokoena', 'Lerato', 'Mokoena'],
    ['Anna Maria Steyn', 'Anna Maria', 'Steyn'],
    ['Annelie van der Merwe', 'Annelie', 'van der Merwe'],
    ['Pieter Janse van Rensburg', 'Pieter', 'Janse van Rensburg'],
    ['Thabo', 'Thabo', ''],
    ['  Van   Wyk ', 'Van', 'Wyk'],
  ])('%o is %o and %o', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName })
  })

  it('loses no word', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { firstName, lastName } = splitName(words.join(' '))
        expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
      }),
    )
  })
})
