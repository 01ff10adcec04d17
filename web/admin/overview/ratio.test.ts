import { expect, it } from 'vitest'
import { overText, ratioOf } from './ratio.ts'

it('writes a ratio to one decimal', () => {
  expect([ratioOf(20, 3), ratioOf(9, 2), ratioOf(3, 1), ratioOf(3, 0)]).toEqual(['6.7', '4.5', '3', ''])
})

it('names the worse line', () => {
  expect(overText(['kept', 'empty'])).toBeNull()
  expect(overText(['over_promise', 'kept', 'over_promise'])).toEqual({ text: '2 over our ratio', law: false })
  expect(overText(['over_promise', 'over_law'])).toEqual({ text: '1 over the legal limit', law: true })
})
