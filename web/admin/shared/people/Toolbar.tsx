import type { ReactElement, ReactNode } from 'react'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import type { useSearch } from '../useSearchParam.ts'
import * as styles from './Toolbar.css.ts'

export interface ToolbarProps {
  search: ReturnType<typeof useSearch>['box']
  /** Lists to choose from, behind the search: one, or several beside each other. */
  choices?: ReactNode | readonly ReactElement[]
  /** Buttons at the end. */
  children?: ReactNode
}

const isList = (choices: ToolbarProps['choices']): choices is readonly ReactElement[] => Array.isArray(choices)

/** What narrows a list at the left, what can be done at the right. */
export function Toolbar({ search, choices, children }: ToolbarProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField {...search} placeholder={search.label} size="compact" />
      </div>
      {isList(choices)
        ? choices.map((choice) => (
            <div key={choice.key} className={styles.choice}>
              {choice}
            </div>
          ))
        : choices && <div className={styles.choice}>{choices}</div>}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}
