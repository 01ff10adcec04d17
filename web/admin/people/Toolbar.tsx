import type { ReactNode } from 'react'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import * as styles from './Toolbar.css.ts'

export interface ToolbarProps {
  search: { label: string; value: string; onChange: (value: string) => void }
  /** Lists to choose from, behind the search. */
  choices?: ReactNode
  /** Buttons at the end. */
  children?: ReactNode
}

/** What narrows a list at the left, what can be done at the right. */
export function Toolbar({ search, choices, children }: ToolbarProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={search.label}
          placeholder={search.label}
          size="compact"
          value={search.value}
          onChange={search.onChange}
        />
      </div>
      {choices && <div className={styles.choice}>{choices}</div>}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}
