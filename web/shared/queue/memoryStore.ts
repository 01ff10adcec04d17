import type { Waiting, WaitingStore } from './SendQueue.ts'

/** Stores nothing when the page is closed: for stories, and where the browser has no storage. */
export function memoryStore<Item extends Waiting>(items: readonly Item[] = []): WaitingStore<Item> {
  const stored = new Map(items.map((item) => [item.key, item]))
  return {
    load: async () => [...stored.values()],
    put: async (_owner, item) => void stored.set(item.key, item),
    remove: async (_owner, key) => void stored.delete(key),
    clear: async () => stored.clear(),
  }
}
