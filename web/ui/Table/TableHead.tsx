import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DataTable.css.ts'
import type { Column } from './column.ts'
import type { Sorting } from './useSorting.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sorting: Sorting | null
  onSort: (column: string) => void
  /** The box that ticks all rows. */
  select?: ReactNode
}

export function TableHead<Row>({ columns, sorting, onSort, select }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {select && (
          <td role="cell" className={classes(styles.headCell, styles.select)}>
            {select}
          </td>
        )}
        {columns.map(({ id, head, hideHead, stays, sortBy, needs, align = 'start' }) => {
          const descending = sorting?.column === id ? sorting.descending : undefined
          const Arrow = descending ? ArrowDown : ArrowUp
          const arrow = <Arrow aria-hidden size={14} className={styles.sortIcon} />
          return (
            <th
              key={id}
              scope="col"
              role="columnheader"
              aria-sort={descending === undefined ? undefined : descending ? 'descending' : 'ascending'}
              className={classes(
                styles.headCell,
                styles.align[align],
                stays && styles.headStays,
                needs && styles.needs[needs],
              )}
            >
              {sortBy ? (
                <button type="button" className={styles.sort} onClick={() => onSort(id)}>
                  {/* figures end where their head does */}
                  {align === 'end' && arrow}
                  {head}
                  {align !== 'end' && arrow}
                </button>
              ) : hideHead ? (
                <VisuallyHidden>{head}</VisuallyHidden>
              ) : (
                head
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
