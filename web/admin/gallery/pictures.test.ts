import { describe, expect, it } from 'vitest'
import { placeAt, previewAt, reordered } from './pictures.ts'

describe('moving a picture', () => {
  const order = [1, 2, 3, 4]
  it.each([
    [1, 3, [2, 3, 1, 4], { afterId: 3 }],
    [4, 2, [1, 4, 2, 3], { beforeId: 2 }],
    [1, 4, [2, 3, 4, 1], { afterId: 4 }],
    [2, 1, [2, 1, 3, 4], { beforeId: 1 }],
  ])('%i onto the place of %i gives %j', (moved, over, expected, place) => {
    expect(reordered(order, moved, over)).toEqual(expected)
    expect(placeAt(order, moved, over)).toEqual(place)
  })
})

it('asks for uploads in the width that is shown', () => {
  expect(previewAt('/api/admin/gallery/7/picture', 480)).toBe('/api/admin/gallery/7/picture?width=480')
  expect(previewAt('/art/gallery-garden.svg', 480)).toBe('/art/gallery-garden.svg')
})
