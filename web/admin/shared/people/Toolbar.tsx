import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { classes } from '#web/ui/layout.ts'
import { FilterField, type FilterFieldProps } from '../FilterField.tsx'
import type { useSearch } from '../useSearchParam.ts'
import * as styles from './Toolbar.css.ts'

export interface ToolbarProps {
  search: ReturnType<typeof useSearch>['box']
  /** What the list can be narrowed by. On a phone several are behind one button, which says how many are active. */
  filters?: readonly FilterFieldProps[]
  /** Buttons at the end. */
  children?: ReactNode
}

const isActive = ({ value, usual }: FilterFieldProps) => (value ?? '') !== (usual ?? '')

function Filters({ filters }: { filters: readonly FilterFieldProps[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isOne = filters.length === 1
  return (
    <>
      {!isOne && (
        <div className={styles.opener}>
          <Button
            size="small"
            icon={SlidersHorizontal}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Filters
            <CountBadge count={filters.filter(isActive).length} what="active" />
          </Button>
        </div>
      )}
      <div id={id} className={classes(styles.filters, !isOne && (open ? styles.opened : styles.closed))}>
        {filters.map((filter) => (
          <div key={filter.label} className={styles.filter}>
            <FilterField {...filter} />
          </div>
        ))}
      </div>
    </>
  )
}

/** What narrows a list at the left, what can be done at the right. */
export function Toolbar({ search, filters = [], children }: ToolbarProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField {...search} placeholder={search.label} size="compact" />
      </div>
      {filters.length > 0 && <Filters filters={filters} />}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}
