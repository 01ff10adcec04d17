import { useState } from 'react'
import { mostPieces } from '#graphql/uniforms/uniforms.rules.ts'
import { readDraft, writeDraft } from '#web/app/draft.ts'
import type { ParentUniformsQuery } from './uniforms.generated.ts'

export type CatalogueItem = ParentUniformsQuery['uniformCatalogue'][number]
export type ParentOrder = ParentUniformsQuery['myUniformOrders'][number]

/** What somebody is about to order. */
export interface BasketLine {
  itemId: number
  name: string
  category: string
  size: string
  quantity: number
  /** Price of one piece in cents. */
  priceCents: number
}

/** What of a line is stored: name and price are those of the catalogue. */
export type StoredLine = Pick<BasketLine, 'itemId' | 'size' | 'quantity'>

/** Lines that can still be ordered, with today's names and prices. */
export const inCatalogue = (lines: readonly StoredLine[], items: readonly CatalogueItem[]): BasketLine[] =>
  lines.flatMap((line) => {
    const item = items.find(({ id }) => id === line.itemId)
    const size = item?.sizes.find((each) => each.name === line.size)
    if (!item || !size || size.stock === 0) return []
    return [{ ...line, name: item.name, category: item.category, priceCents: item.price }]
  })

const isSame = (one: BasketLine, other: BasketLine) => one.itemId === other.itemId && one.size === other.size

/** The basket with a line more; the same item in the same size counts on. */
export function withLine(basket: readonly BasketLine[], line: BasketLine): BasketLine[] {
  const there = basket.find((each) => isSame(each, line))
  if (!there) return [...basket, line]
  const quantity = Math.min(mostPieces, there.quantity + line.quantity)
  return basket.map((each) => (each === there ? { ...each, quantity } : each))
}

export const piecesIn = (basket: readonly BasketLine[]) => basket.reduce((sum, { quantity }) => sum + quantity, 0)

/** From here on a size says how many are left. */
const few = 3

/** A size in a list of choices: `3-4`, `3-4, 2 left`, `3-4, sold out`. */
export function formatSize({ name, stock }: CatalogueItem['sizes'][number]): string {
  if (stock === null || stock > few) return name
  return stock === 0 ? `${name}, sold out` : `${name}, ${stock} left`
}

export const isSoldOut = ({ sizes }: Pick<CatalogueItem, 'sizes'>) => sizes.every(({ stock }) => stock === 0)

const name = 'basket'

/** The note of the order ends with the basket. */
export const noteDraft = 'basket.note'

const storedLines = (): readonly StoredLine[] => (readDraft(name) as { lines?: StoredLine[] } | null)?.lines ?? []

/** What somebody is about to order. It stays in this tab, for this account, until it is ordered or emptied. */
export function useBasket(items: readonly CatalogueItem[]) {
  const [stored, setStored] = useState(storedLines)
  function change(lines: readonly BasketLine[]) {
    const next = lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }))
    setStored(next)
    writeDraft(name, next.length > 0 ? { lines: next } : null)
    if (next.length === 0) writeDraft(noteDraft, null)
  }
  return [inCatalogue(stored, items), change] as const
}
