import type { ReactNode } from 'react'
import * as styles from './DefinitionList.css.ts'

export interface DefinitionListProps {
  entries: readonly { term: string; value: ReactNode }[]
  look?: keyof typeof styles.look
}

/** Names with their values. */
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
