/** A list of values, or one. */
const places = /\b(not )?in \((\$\d+(?:, \$\d+)*)\)|\$\d+/g

/** A statement in which each list stands for one value, and how many each place takes; null for a plain one. */
export interface Folded {
  sql: string
  counts: (number | null)[]
}

/**
 * Writes `in ($1, $2)` as `= any($1)`, so that a statement about many rows is the same about however many: PostgreSQL
 * keeps one plan of it, where it would work out one with hundreds of values each time.
 * @param sql with its values numbered in their order
 */
export function foldLists(sql: string): Folded {
  const counts: Folded['counts'] = []
  const folded = sql.replaceAll(places, (_, not: string | undefined, list: string | undefined) => {
    counts.push(list?.split(',').length ?? null)
    const place = `$${counts.length}`
    if (!list) return place
    return not ? `<> all(${place})` : `= any(${place})`
  })
  return { sql: folded, counts }
}

/** The values of such a statement. */
export function foldValues(values: readonly unknown[], counts: Folded['counts']): unknown[] {
  let start = 0
  return counts.map((count) => {
    const from = start
    start += count ?? 1
    return count === null ? values[from] : values.slice(from, start)
  })
}
