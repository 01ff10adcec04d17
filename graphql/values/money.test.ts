import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatRand,
  formatRandShort,
  formatRestAmount,
  formatWholeRand,
  MOST_CENTS,
  parseAmount,
  percentOf,
} from './money.ts'

const amounts = fc.integer({ min: 1, max: MOST_CENTS })
const anyCents = fc.integer({ min: -MOST_CENTS, max: MOST_CENTS })

describe('reading an amount', () => {
  it.each([
    ['2500', 250_000],
    ['2500.00', 250_000],
    ['R2500', 250_000],
    ['r 2500', 250_000],
    ['R 2 500,00', 250_000],
    ['R 2,500.00', 250_000],
    ['R\u00a02\u00a0500,00', 250_000],
    ['R\u202f2\u202f500,00', 250_000],
    ['  2500.5 ', 250_050],
    ['2,500', 250_000],
    ['0,50', 50],
    ['1000000000', MOST_CENTS],
    [2500, 250_000],
    [0.29, 29],
    [1.1, 110],
  ])('takes %j as %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents)
  })

  it.each(
    [
      '',
      'R',
      'free',
      '0',
      '0.00',
      'R 0',
      '-5',
      '+5',
      'R -5',
      '2.500',
      '2.505',
      '1,50,000',
      '0,500',
      '2,500,00',
      '2500.',
      '.50',
    ]
      .concat(['1e3', 'Infinity', '0x10', '١٢', 'RR5', '5 R', '25 00', '1 0000', '1000000000.01', '9'.repeat(400)])
      .map((text) => [text]),
  )('refuses %j', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  it.each([[0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], [1.005], [1e-7], [1e21], [1_000_000_000.01]])(
    'refuses the number %d',
    (value) => {
      expect(parseAmount(value)).toBeNull()
    },
  )

  test('every amount comes back from each form in which it is written', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const screen = formatRand(cents)
        const afrikaans = screen.replaceAll(',', '\u00a0').replace('.', ',')
        for (const text of [screen, afrikaans, formatRestAmount(cents), formatRestAmount(cents).slice(2)]) {
          expect(parseAmount(text)).toBe(cents)
        }
        expect(parseAmount(cents / 100)).toBe(cents)
      }),
    )
  })

  test('no text makes it throw or answer anything but whole cents in range', () => {
    const numerals = fc.string({ unit: fc.constantFrom(...'0123456789., R\u00a0-e') })
    fc.assert(
      fc.property(fc.oneof(fc.string(), numerals), (text) => {
        const cents = parseAmount(text)
        expect(cents === null || (Number.isInteger(cents) && cents > 0 && cents <= MOST_CENTS)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('writing an amount', () => {
  it('shows thousands and cents', () => {
    expect(formatRand(250_000)).toBe('R2,500.00')
    expect(formatRand(-250_005)).toBe('-R2,500.05')
    expect(formatRand(0)).toBe('R0.00')
    expect(formatRand(123_456_789_01)).toBe('R123,456,789.01')
    expect(formatRestAmount(250_000)).toBe('R 2500.00')
    expect(formatWholeRand(235_000)).toBe('R2,350')
    expect(formatWholeRand(-235_050)).toBe('-R2,351')
  })

  it.each([
    [95_000, 'R950'],
    [99_949, 'R999'],
    [100_000, 'R1k'],
    [4_835_000, 'R48k'],
    [99_949_900, 'R999k'],
    [99_950_000, 'R1m'],
    [123_456_700, 'R1.2m'],
    [-4_835_000, '-R48k'],
    [-3, 'R0'],
  ])('shortens %i cents to %s', (cents, text) => {
    expect(formatRandShort(cents)).toBe(text)
  })

  it('refuses a fraction of a cent', () => {
    expect(() => formatRand(0.5)).toThrow(RangeError)
    expect(() => formatRand(Number.NaN)).toThrow(RangeError)
  })

  test('a credit is the debit with a minus before it', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(formatRand(-cents)).toBe(`-${formatRand(cents)}`)
      }),
    )
  })
})

describe('a percentage', () => {
  it('rounds a half cent up', () => {
    expect(percentOf(235_000, 10)).toBe(23_500)
    expect(percentOf(5, 10)).toBe(1)
    expect(percentOf(4, 10)).toBe(0)
    expect(percentOf(-5, 10)).toBe(-1)
    expect(percentOf(1_000, 14.5)).toBe(145)
    expect(percentOf(100, 0.5)).toBe(1)
  })

  test('is within half a cent of the exact figure and mirrors in zero', () => {
    const percents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000)
    fc.assert(
      fc.property(anyCents, percents, (cents, percent) => {
        const scaled = BigInt(cents) * BigInt(Math.round(percent * 10_000))
        const error = BigInt(percentOf(cents, percent)) * 1_000_000n - scaled
        expect(error >= -500_000n && error <= 500_000n).toBe(true)
        expect(percentOf(cents, percent) + percentOf(-cents || 0, percent)).toBe(0)
      }),
    )
  })

  test('all of an amount is the amount, nothing of it is nothing', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(percentOf(cents, 100)).toBe(cents)
        expect(percentOf(cents, 0)).toBe(0)
      }),
    )
  })
})
