import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCrowded, labelEvery, linesOf, placeOn, scaleOf } from './scale.ts'

describe('a chart scale', () => {
  it('takes round steps', () => {
    expect(scaleOf([88, 92, 95], false).ticks).toEqual([88, 90, 92, 94, 96])
    expect(scaleOf([48120, 31480], true).ticks).toEqual([0, 20000, 40000, 60000])
    expect(scaleOf([7], true).ticks[0]).toBe(0)
  })

  it('holds every value, with a few ticks, whatever the values are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        (values, fromZero) => {
          const scale = scaleOf(values, fromZero)
          expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
          expect(scale.ticks.length).toBeLessThanOrEqual(8)
          for (const value of values) {
            const place = placeOn(scale, value, 0, 100)
            expect(place >= -1e-6 && place <= 100 + 1e-6).toBe(true)
          }
          if (fromZero) expect(scale.from <= 0 && scale.to >= 0).toBe(true)
        },
      ),
    )
  })

  it('has whole steps, since nobody writes two and a half reports, and pays no half a cent', () => {
    expect(scaleOf([1, 0], true).ticks).toEqual([0, 1])
    expect(scaleOf([10, 4], true).ticks).toEqual([0, 5, 10])
    expect(scaleOf([0, 0], true).ticks).toEqual([0, 1])
  })

  it('leaves labels out where they would touch', () => {
    expect(labelEvery(12, 600)).toBe(1)
    expect(labelEvery(12, 260)).toBe(3)
  })

  it('breaks a label between its words where it would run into its neighbour', () => {
    expect(linesOf('Development Evaluation', 200)).toEqual(['Development Evaluation'])
    expect(linesOf('Development Evaluation', 120)).toEqual(['Development', 'Evaluation'])
  })

  it('puts every other label lower where a word is wider than its place', () => {
    expect(isCrowded([['Nov'], ['Dec']], 44)).toBe(false)
    expect(
      isCrowded(
        [
          ['Progress', 'Report'],
          ['Development', 'Evaluation'],
        ],
        55,
      ),
    ).toBe(true)
  })
})
