import type { ReactNode } from 'react'
import * as styles from './DefinitionList.css.ts'

export interface DefinitionListProps {
  entries: readonly { term: string; value: ReactNode }[]
  look?: keyof typeof styles.look
}

/**
 * Names with their values.
 *
 * - **Use it for:** Two to about twelve facts about one thing.
 * - **Not for:** The same facts about several things: `DataTable`.
 * - **Parts:** `look="facts"` has the names in a column of their own (above the value on a phone); `look="sums"` has
 *   the value at the end of the line.
 * - **Accessibility:** It is a `dl`: a screen reader reads each name with its value. A value may hold line breaks
 *   that people typed.
 * - **Words:** Names are nouns without a colon: “Guardian”. A value that is missing is said in words (“not given”),
 *   never left out or shown as a dash alone.
 */
export function DefinitionList({ entries, look = 'facts' }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, value }) => (
        <div key={term} className={styles.look[look]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={look === 'sums' ? styles.sum : styles.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
