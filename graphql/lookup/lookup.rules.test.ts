import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billIdIn, phoneDigitsIn } from './lookup.rules.ts'

describe('what is searched for', () => {
  it('is a part of a phone number in any spacing', () => {
    for (const typed of ['082 555 0123', '0825550123', '+27 82 555 0123', '+27(82)555-0123', '0027 82 555 0123'])
      expect(phoneDigitsIn(typed), typed).toBe('825550123')
    for (const typed of ['12', 'Thabo', 'KW00427', '']) expect(phoneDigitsIn(typed), typed).toBeNull()
  })

  it('is the same number wherever the spaces are', () => {
    const number = fc.tuple(fc.constantFrom('082', '+2782', '002782'), fc.stringMatching(/^\d{7}$/))
    fc.assert(
      fc.property(number, fc.array(fc.nat(13), { maxLength: 5 }), ([code, rest], gaps) => {
        const spaced = [...(code + rest)].map((digit, index) => (gaps.includes(index) ? `${digit} ` : digit)).join('')
        expect(phoneDigitsIn(spaced.replace(/^\+ /, '+').replace(/^(\+?[02]) /, '$1'))).toBe(`82${rest}`)
      }),
    )
  })

  it('is the number of an invoice', () => {
    expect(['INV-00042', 'inv 42', 'inv42', 'INV-', '42', 'invoice'].map(billIdIn)).toEqual([
      42,
      42,
      42,
      null,
      null,
      null,
    ])
  })
})
