import { count } from '../shared/people/format.ts'
import type { UniformItemsQuery } from './uniforms.generated.ts'

export type UniformItem = UniformItemsQuery['uniformItems'][number]
type Size = UniformItem['sizes'][number]

export const sizesInWords = (sizes: readonly Pick<Size, 'name'>[]) => sizes.map(({ name }) => name).join(', ')

/** Sizes of which there is none left. */
export const soldOut = (sizes: readonly Size[]) => sizes.filter(({ stock }) => stock === 0)

/** "35 pieces", or that nobody counts. */
export function stockInWords(sizes: readonly Size[]): string {
  const counted = sizes.filter(({ stock }) => stock !== null)
  if (counted.length === 0) return 'Not counted'
  return count(
    counted.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    'piece',
  )
}

/** What is to be reported of the shelf: all pieces, and what is sold out. */
export const soldOutInWords = (sizes: readonly Size[]) =>
  soldOut(sizes).length === sizes.length ? 'Sold out' : `Sold out: ${sizesInWords(soldOut(sizes))}`
