import { expect, it } from 'vitest'
import { wordsOf } from './search.ts'

it('looks for few words, since each is a condition on every row: thousands would hold everybody up', () => {
  expect(wordsOf('  Thandi   Mokoena ')).toEqual(['Thandi', 'Mokoena'])
  expect(wordsOf('a '.repeat(8_000))).toHaveLength(10)
  expect(wordsOf('a'.repeat(8_000))[0]).toHaveLength(200)
})
