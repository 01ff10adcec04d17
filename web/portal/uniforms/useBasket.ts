import { useState } from 'react'
import { readDraft, writeDraft } from '#web/app/draft.ts'
import { type BasketLine, inCatalogue, type CatalogueItem, type StoredLine } from './basket.ts'

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
