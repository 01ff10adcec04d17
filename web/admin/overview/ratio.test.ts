import { expect, it } from 'vitest'
import { overInWords, ratioOf } from './ratio.ts'

it('writes a ratio to one decimal', () => {
  expect([ratioOf(20, 3), ratioOf(9, 2), ratioOf(3, 1), ratioOf(3, 0)]).toEqual(['6.7', '4.5', '3', ''])
})

it('names the worse line', () => {
  expect(overInWords(['kept', 'empty'])).toBeNull()
  expect(overInWords(['over_promise', 'kept', 'over_promise'])).toEqual({ text: '2 over our ratio', law: false })
  expect(overInWords(['over_promise', 'over_law'])).toEqual({ text: '1 over the legal limit', law: true })
})
