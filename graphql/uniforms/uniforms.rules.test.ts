import { describe, expect, it } from 'vitest'
import { sizeInWords, garmentOf, isInStock, formatLines, sizesFrom, totalOf } from './uniforms.rules.ts'

describe('the sizes of an item', () => {
  it('come as a list, as JSON text of one, or as text with commas', () => {
    for (const value of [['2-3', '3-4'], '["2-3","3-4"]', '2-3, 3-4', ' 2-3 ,3-4, ,2-3'])
      expect(sizesFrom(value)).toEqual(['2-3', '3-4'])
    expect(sizesFrom([4, '5'])).toEqual(['4', '5'])
  })

  it('are nothing where there is no list', () => {
    expect(sizesFrom('')).toEqual([])
    for (const value of ['["2-3"', '{"a":1}', '"S"', 7, null, [true], [['S']]]) expect(sizesFrom(value)).toBeNull()
  })
})

it('knows the garment of a category, whatever words somebody chose', () => {
  expect(
    ['Shirt', 'golf shirts', 'Sun hats', 'TRACKSUIT', 'Backpack / bag', 'Shoes'].map((category) =>
      garmentOf(category, ''),
    ),
  ).toEqual(['shirt', 'shirt', 'hat', 'tracksuit', 'bag', 'other'])
  expect(garmentOf('Shirt', 'Long-sleeve shirt')).toBe('shirt-long')
})

it('adds up an order and says what is in it', () => {
  const lines = [
    { name: 'Golf shirt', size: '3-4', quantity: 2, priceCents: 14_999 },
    { name: 'Sun hat', size: 'One size', quantity: 1, priceCents: 9_500 },
  ]
  expect(totalOf(lines)).toBe(39_498)
  expect(formatLines(lines)).toBe('2 × Golf shirt (3-4), 1 × Sun hat (One size)')
})

it('has enough of everything that nobody counts', () => {
  expect([isInStock(null, 20), isInStock(2, 2), isInStock(1, 2), isInStock(0)]).toEqual([true, true, false, false])
})

it('is in a size, or in one size, never in "size One size"', () => {
  expect(sizeInWords('3-4')).toBe('size 3-4')
  expect(sizeInWords('One size')).toBe('one size')
})
