import type { ReactNode } from 'react'
import type * as styles from './DataTable.css.ts'

/** A column of a DataTable. */
export interface Column<Row> {
  id: string
  head: string
  /** The head is read out only: actions, pictures. */
  hideHead?: boolean
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts. */
  align?: keyof typeof styles.align
  /** Sticky at the end of a table that is scrolled sideways. */
  stays?: boolean
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number | null
  /** Names the row: one column a table. */
  rowHeader?: boolean
  /** Long text may take several lines. */
  wrap?: boolean
  /** Cell of the total row, of all rows shown. */
  total?: (rows: readonly Row[]) => ReactNode
  /** Left out where the table is narrower than that of a laptop or a desktop: what can be found elsewhere. */
  needs?: keyof typeof styles.needs
  /** Where the cell goes when rows are blocks: `start` and `end` share a line. */
  phone?: keyof typeof styles.phone
  /** In a block the head comes before the value. */
  phoneHead?: boolean
}
