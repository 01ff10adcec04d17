import { expect, it } from 'vitest'
import { groupBy } from './groupBy.ts'

it('puts values under their keys in the order in which they come', () => {
  const words = ['apple', 'bear', 'ant', 'cat', 'bee']
  expect([...groupBy(words, ([letter]) => letter)]).toEqual([
    ['a', ['apple', 'ant']],
    ['b', ['bear', 'bee']],
    ['c', ['cat']],
  ])
})
