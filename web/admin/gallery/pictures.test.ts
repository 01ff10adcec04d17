import { describe, expect, it } from 'vitest'
import { beforeWhich, filtered, type Picture, previewAt, reordered } from './pictures.ts'

describe('moving a picture', () => {
  const order = [1, 2, 3, 4]
  it.each([
    [1, 3, [2, 3, 1, 4], 4],
    [4, 2, [1, 4, 2, 3], 2],
    [1, 4, [2, 3, 4, 1], null],
    [2, 1, [2, 1, 3, 4], 1],
  ])('%i onto the place of %i gives %j', (moved, over, expected, before) => {
    expect(reordered(order, moved, over)).toEqual(expected)
    expect(beforeWhich(order, moved, over)).toBe(before)
  })
})

describe('the filter', () => {
  const picture = (id: number, more: Partial<Picture>) =>
    ({ id, alt: 'A slide', isPublished: true, categoryId: 1, withoutConsent: [], ...more }) as Picture
  const pictures = [
    picture(1, {}),
    picture(2, { isPublished: false, alt: ' ' }),
    picture(3, { categoryId: 2, withoutConsent: [{ id: 9, firstName: 'Lerato', lastName: 'Mokoena' }] }),
  ]
  it.each([
    ['all', null, [1, 2, 3]],
    ['published', null, [1, 3]],
    ['hidden', null, [2]],
    ['attention', null, [2, 3]],
    ['published', 2, [3]],
  ] as const)('%s of category %s holds %j', (shown, category, expected) => {
    expect(filtered(pictures, shown, category).map(({ id }) => id)).toEqual(expected)
  })
})

it('asks for uploads in the width that is shown', () => {
  expect(previewAt('/api/admin/gallery/7/picture', 480)).toBe('/api/admin/gallery/7/picture?width=480')
  expect(previewAt('/art/gallery-garden.svg', 480)).toBe('/art/gallery-garden.svg')
})
