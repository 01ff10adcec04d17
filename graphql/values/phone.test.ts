import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPhone, normalisePhone, phoneLink, whatsappLink } from './phone.ts'

const local = fc.integer({ min: 100_000_000, max: 899_999_999 }).map(String)

describe('a South African number', () => {
  it.each([
    ['051 555 0123'],
    ['(051) 555-0123'],
    ['051.555.0123'],
    ['0515550123'],
    ['+27 51 555 0123'],
    ['+27 (0)51 555 0123'],
    ['0027 51 555 0123'],
    ['27515550123'],
    ['  051\u00a0555\u00a00123 '],
    ['\u202a+27 51 555 0123\u202c'],
    ['\u200e051\u200b5550123\ufeff'],
  ])('%j is +27515550123', (text) => {
    expect(normalisePhone(text)).toBe('+27515550123')
  })

  test('comes back from every form in which it is shown', () => {
    fc.assert(
      fc.property(local, (digits) => {
        const number = `+27${digits}`
        expect(normalisePhone(number)).toBe(number)
        expect(formatPhone(number)).toMatch(/^0\d\d \d{3} \d{4}$/)
        expect(normalisePhone(formatPhone(number))).toBe(number)
      }),
    )
  })
})

describe('other texts', () => {
  it('keeps a foreign number that has its plus', () => {
    expect(normalisePhone('+44 20 7946 0000')).toBe('+442079460000')
    expect(formatPhone('+44 20 7946 0000')).toBe('+442079460000')
  })

  it.each([
    ['123'],
    ['051 555 012'],
    ['051 555 01234'],
    ['+27 51 555 012'],
    ['0915550123'],
    ['5550123456'],
    ['call me'],
    ['051 555 0123 x5'],
    [''],
    ['0'.repeat(500)],
  ])('%j is no number', (text) => {
    expect(normalisePhone(text)).toBeNull()
    expect(phoneLink(text)).toBeUndefined()
    expect(whatsappLink(text, 'Hello')).toBeUndefined()
  })

  it('shows what it cannot understand as it was written', () => {
    expect(formatPhone(' ask at the gate ')).toBe('ask at the gate')
  })

  test('never throws, and answers E.164 or nothing', () => {
    const dialled = fc.string({ unit: fc.constantFrom(...'0123456789+() -'), maxLength: 20 })
    fc.assert(
      fc.property(fc.oneof(fc.string(), dialled), (text) => {
        const number = normalisePhone(text)
        expect(number === null || /^\+[1-9]\d{7,14}$/.test(number)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('links', () => {
  it('open a call and a chat', () => {
    expect(phoneLink('051 555 0123')).toBe('tel:+27515550123')
    expect(whatsappLink('051 555 0123', 'Hello & welcome?')).toBe(
      'https://wa.me/27515550123?text=Hello%20%26%20welcome%3F',
    )
  })
})
