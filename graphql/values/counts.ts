/** Counts by key; a key of which nothing is left takes no memory. */
export class Counts<Key> extends Map<Key, number> {
  /** @returns what counts now */
  add(key: Key, amount = 1): number {
    const now = (this.get(key) ?? 0) + amount
    if (now > 0) this.set(key, now)
    else this.delete(key)
    return now
  }
}
