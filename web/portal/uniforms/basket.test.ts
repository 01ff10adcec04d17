import { expect, it } from 'vitest'
import { inCatalogue, isSoldOut, piecesIn, formatSize, withLine } from './basket.ts'

const shirt = { itemId: 1, name: 'Golf shirt', category: 'Shirt', size: '3-4', quantity: 2, priceCents: 18_000 }

it('counts the same item in the same size on, up to what one may order', () => {
  const basket = withLine(withLine([shirt], { ...shirt, quantity: 1 }), { ...shirt, size: '4-5' })
  expect(basket.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['3-4', 3],
    ['4-5', 2],
  ])
  expect(piecesIn(basket)).toBe(5)
  expect(withLine(basket, { ...shirt, quantity: 19 })[0]?.quantity).toBe(20)
})

it('says how many of a size are left once there are few', () => {
  const words = [null, 4, 3, 0].map((stock) => formatSize({ id: 1, name: '3-4', stock }))
  expect(words).toEqual(['3-4', '3-4', '3-4, 3 left', '3-4, sold out'])
  expect(isSoldOut({ sizes: [{ id: 1, name: '3-4', stock: 0 }] })).toBe(true)
  expect(isSoldOut({ sizes: [{ id: 1, name: '3-4', stock: null }] })).toBe(false)
})

it('comes back with the names and prices of the catalogue, without what is sold out or gone', () => {
  const sizes = [
    { id: 1, name: '3-4', stock: 2 },
    { id: 2, name: '4-5', stock: 0 },
  ]
  const item = { id: 1, name: 'Golf shirt', description: null, category: 'Shirt', price: 19_000, sizes }
  const stored = [
    { itemId: 1, size: '3-4', quantity: 2 },
    { itemId: 1, size: '4-5', quantity: 1 },
    { itemId: 9, size: 'Small', quantity: 1 },
  ]
  expect(inCatalogue(stored, [item])).toEqual([{ ...shirt, priceCents: 19_000 }])
})
