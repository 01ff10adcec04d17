import { describe, expect, it } from 'vitest'
import { pageBreaks } from './pageBreaks.rules.ts'

const rows = (count: number, height = 10) => Array.from({ length: count }, () => height)

describe('a table that does not fit on the rest of a page', () => {
  it('is not broken while it fits with what follows', () => {
    expect(pageBreaks(rows(5), { here: 70, page: 100, after: 20 })).toEqual([])
  })

  it('goes to the next page as a whole where it is short', () => {
    expect(pageBreaks(rows(4), { here: 30, page: 100, after: 10 })).toEqual([0])
  })

  it('begins where it stands where it is long, and goes on over as many pages as it takes', () => {
    expect(pageBreaks(rows(25), { here: 80, page: 100, after: 0 })).toEqual([8, 18])
  })

  it('begins on the next page where three rows would not fit on this one', () => {
    expect(pageBreaks(rows(12), { here: 20, page: 100, after: 0 })).toEqual([0, 9])
  })

  it('takes its last three rows along with the sum that follows them', () => {
    expect(pageBreaks(rows(8), { here: 80, page: 100, after: 20 })).toEqual([5])
    expect(pageBreaks(rows(11), { here: 100, page: 100, after: 20 })).toEqual([8])
  })

  it('never waits for a page that is high enough for a row higher than all', () => {
    expect(pageBreaks([10, 300, 10], { here: 50, page: 100, after: 0 })).toEqual([0, 1, 2])
  })
})
