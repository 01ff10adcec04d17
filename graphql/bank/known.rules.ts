/** What tells whether two lines of statements of one account are the same money. */
export interface Mark {
  /** Made of date, amount, words, and which of several equal lines it is. */
  fingerprint: string
  /** The bank's transaction id, if the file has one. */
  transactionId?: string | null | undefined
  date: string
  amountCents: number
}

const idOf = ({ transactionId, date, amountCents }: Mark) => transactionId && `${transactionId}|${date}|${amountCents}`

/**
 * Which lines are new and which were imported before. Two lines that the bank gave different numbers are two; where one of
 * them has none, since it comes from another kind of file, date, amount and words decide.
 */
export function partByKnown<Line extends Mark>(lines: readonly Line[], stored: readonly Mark[]) {
  const ids = new Set(stored.map(idOf))
  const prints = new Set(stored.map(({ fingerprint }) => fingerprint))
  const without = new Set(stored.flatMap((mark) => (mark.transactionId ? [] : [mark.fingerprint])))
  const parts = { added: [] as Line[], known: [] as Line[] }
  for (const line of lines) {
    const id = idOf(line)
    const isKnown = id ? ids.has(id) || without.has(line.fingerprint) : prints.has(line.fingerprint)
    parts[isKnown ? 'known' : 'added'].push(line)
    // a request that names a line twice adds it once
    if (id) ids.add(id)
    else prints.add(line.fingerprint)
  }
  return parts
}
