import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readProgress } from './progress.ts'

describe('progress', () => {
  it.each([
    [undefined, undefined, { max: 100, value: null, state: 'indeterminate' }, 0],
    [null, 5, { max: 5, value: null, state: 'indeterminate' }, 0],
    [40, undefined, { max: 100, value: 40, state: 'loading' }, 0],
    [0, 10, { max: 10, value: 0, state: 'loading' }, 0],
    [10, 10, { max: 10, value: 10, state: 'complete' }, 0],
    [11, 10, { max: 10, value: null, state: 'indeterminate' }, 1],
    [-1, 10, { max: 10, value: null, state: 'indeterminate' }, 1],
    [Number.NaN, 10, { max: 10, value: null, state: 'indeterminate' }, 1],
    ['5', 10, { max: 10, value: null, state: 'indeterminate' }, 1],
    [50, 0, { max: 100, value: 50, state: 'loading' }, 1],
    [50, -3, { max: 100, value: 50, state: 'loading' }, 1],
  ])('value %s of max %s', (value, max, expected, warnings) => {
    const warn = vi.fn()
    expect(readProgress(value, max, warn)).toEqual(expected)
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  it('never gives a value outside 0 to max', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, max) => {
        const read = readProgress(value, max, () => undefined)
        expect(read.max).toBeGreaterThan(0)
        if (read.value !== null) expect(read.value >= 0 && read.value <= read.max).toBe(true)
      }),
    )
  })
})
