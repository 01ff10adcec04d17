import { type ReactNode, useMemo, useRef } from 'react'
import { CheckboxCell } from '../Checkbox/Checkbox.tsx'
import { classes, setVars } from '../layout.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Column } from './column.ts'
import * as styles from './DataTable.css.ts'
import { TableHead } from './TableHead.tsx'
import { useRowKeys } from './useRowKeys.ts'
import { type Sorting, useSorting } from './useSorting.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/** With more rows than this the table scrolls by itself on a wide screen, so that its head stays visible. */
const MANY = 15

export interface DataTableProps<Row> {
  /** What the table shows; read out. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Its `id`, unless something else tells one row from another. */
  rowKey?: (row: Row) => string
  /** Rows can be walked through by arrow keys; Enter or a press opens one. */
  onOpen?: (row: Row) => void
  /** Rows can be ticked; with Shift, all from the one that was ticked last. */
  selection?: {
    selected: ReadonlySet<string>
    onChange: (selected: ReadonlySet<string>) => void
    name: (row: Row) => string
  }
  /** Key of the row that is open beside the table. */
  chosen?: string
  firstSorting?: Sorting
  /** Off while only a part of the list is here: sorting it would show the wrong rows first. */
  sortable?: boolean
  loading?: boolean
  /** How many rows the skeleton has: as many as were there the last time. */
  skeletonRows?: number
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Height from which the table scrolls by itself. */
  maxHeight?: string
}

/** Rows without an id need something else that tells them apart. */
type Keyed<Row> = [Row] extends [{ id: number | string }] ? unknown : { rowKey: (row: Row) => string }

function withoutSorting<Row>(column: Column<Row>): Column<Row> {
  const unsorted = { ...column }
  delete unsorted.sortBy
  return unsorted
}

/**
 * Rows and columns: sorts, selects, walks by keyboard, renders only the rows in the viewport from 60 on, and turns
 * rows into blocks where it is narrow.
 *
 * - **Use it for:** Ten to many thousand things with the same parts: children, bills, payments.
 * - **Not for:** Facts about one thing: `DefinitionList`. Cards with pictures: `Grid`. A list that is read
 *   page by page: with `MoreRows`, and `sortable={false}` while only a part of it is here.
 * - **Parts:** Columns say their head, their cell, how they sort, what their total is, and where the cell goes when
 *   rows are blocks (`phone`). One column is the `rowHeader`, which names the row. Amounts have `align="end"`.
 * - **Accessibility:** Tab reaches the rows once; arrow keys, Home and End walk, Enter opens, Space ticks,
 *   Shift+Space ticks a range. Keys in a control of the row are that control's own. Heads that sort are buttons and
 *   say which way (`aria-sort`). From 60 rows on only those in the viewport are in the document; their number and
 *   place are said. Paper gets all of them. The head stays while rows scroll under it. Long names wrap, so that no
 *   column is pushed off the table.
 * - **Words:** Heads are nouns of one or two words. A head that is only read (`hideHead`) says what the column is:
 *   “Actions”.
 */
export function DataTable<Row>(props: DataTableProps<Row> & Keyed<Row>) {
  const {
    label,
    columns: allColumns,
    rows,
    rowKey = (row: Row) => String((row as { id?: unknown }).id),
    onOpen,
    selection,
    chosen,
    firstSorting = null,
    sortable = true,
    loading = false,
    skeletonRows = 6,
    empty,
    maxHeight,
  } = props
  const columns = useMemo(() => (sortable ? allColumns : allColumns.map(withoutSorting)), [sortable, allColumns])
  const box = useRef<HTMLDivElement>(null)
  const { sorted, sorting, toggle } = useSorting(rows, columns, firstSorting)
  const visible = useVirtualRows(box, sorted.length)
  const lastToggled = useRef<string>(undefined)
  const toggleRow = (index: number, isRange: boolean) => {
    const from = isRange ? sorted.findIndex((row) => rowKey(row) === lastToggled.current) : -1
    const ends = [index, from < 0 ? index : from]
    const keysOfRows = sorted.slice(Math.min(...ends), Math.max(...ends) + 1).map(rowKey)
    const [key] = sorted.slice(index, index + 1).map(rowKey)
    if (!selection || key === undefined) return
    lastToggled.current = key
    selection.onChange(toggled(selection.selected, keysOfRows, !selection.selected.has(key)))
  }
  const keys = useRowKeys({
    box,
    count: sorted.length,
    scrollToIndex: visible.scrollToIndex,
    onOpen: onOpen && ((index) => sorted[index] && onOpen(sorted[index])),
    onToggle: selection && toggleRow,
  })
  const walks = onOpen !== undefined || selection !== undefined
  // One row is always reachable by Tab, even when the active one was scrolled away.
  const reachable = keys.active >= visible.start && keys.active < visible.end ? keys.active : visible.start
  const hasTotal = columns.some(({ total }) => total) && sorted.length > 0
  const width = columns.length + (selection ? 1 : 0)

  if (!loading && rows.length === 0 && empty !== undefined) return empty

  return (
    <div
      ref={box}
      data-scrolls={label}
      className={classes(styles.box, visible.isVirtual ? styles.virtual : sorted.length > MANY && styles.many)}
      {...(walks || columns.some(({ sortBy }) => sortBy) ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
      style={maxHeight === undefined ? undefined : setVars({ [styles.tallest]: maxHeight })}
    >
      <table
        role="table"
        aria-busy={loading || undefined}
        aria-rowcount={visible.isVirtual ? sorted.length + 1 : undefined}
        className={styles.table}
      >
        <caption>
          <VisuallyHidden>{loading ? `${label}: loading` : label}</VisuallyHidden>
        </caption>
        <TableHead
          columns={columns}
          sorting={sortable ? sorting : null}
          onSort={toggle}
          select={
            selection && (
              <CheckboxCell
                label="All rows"
                disabled={rows.length === 0}
                checked={rows.length > 0 && rows.every((row) => selection.selected.has(rowKey(row)))}
                mixed={selection.selected.size > 0 && !rows.every((row) => selection.selected.has(rowKey(row)))}
                onChange={(all) => selection.onChange(new Set(all ? rows.map(rowKey) : []))}
              />
            )
          }
        />
        <tbody role="rowgroup" className={styles.section}>
          {loading &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} role="row" className={styles.row}>
                {Array.from({ length: width }, (_, cell) => (
                  <td key={cell} role="cell" className={styles.cell}>
                    <Skeleton width={cell === 0 ? '70%' : '50%'} />
                  </td>
                ))}
              </tr>
            ))}
          {!loading && visible.before > 0 && <Room height={visible.before} width={width} />}
          {!loading &&
            sorted.slice(visible.start, visible.end).map((row, offset) => {
              const index = visible.start + offset
              const key = rowKey(row)
              const on = selection ? selection.selected.has(key) : key === chosen
              return (
                <tr
                  key={key}
                  role="row"
                  ref={visible.measureElement}
                  data-row={index}
                  aria-rowindex={visible.isVirtual ? index + 2 : undefined}
                  aria-current={!selection && on ? true : undefined}
                  data-on={on || undefined}
                  tabIndex={walks ? (index === reachable ? 0 : -1) : undefined}
                  className={classes(styles.row, onOpen && styles.opens, selection && styles.withSelect)}
                  onFocus={() => keys.setActive(index)}
                  onKeyDown={(event) => keys.onKeyDown(event, index)}
                  onClick={(event) => onOpen && !isControl(event.target) && onOpen(row)}
                >
                  {selection && (
                    <td role="cell" className={classes(styles.cell, styles.select)}>
                      <CheckboxCell
                        label={selection.name(row)}
                        checked={on}
                        onChange={(_, withShift) => toggleRow(index, withShift)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.id} column={column} row={row} />
                  ))}
                </tr>
              )
            })}
          {!loading && visible.after > 0 && <Room height={visible.after} width={width} />}
        </tbody>
        {hasTotal && !loading && (
          <tfoot role="rowgroup" className={styles.section}>
            <tr role="row" className={styles.totalRow}>
              {selection && <td role="cell" className={styles.totalCell} />}
              {columns.map(({ id, total, align = 'start', needs }) => (
                <td
                  key={id}
                  role="cell"
                  className={classes(styles.totalCell, styles.align[align], needs && styles.needs[needs])}
                >
                  {total?.(sorted)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align = 'start', phone = 'start', needs } = column
  const className = classes(
    styles.cell,
    styles.align[align],
    column.rowHeader && styles.rowHeader,
    column.wrap && styles.wrapText,
    column.stays && styles.stays,
    needs && styles.needs[needs],
    styles.phone[phone],
    column.phoneHead && styles.named,
  )
  if (column.rowHeader) {
    return (
      <th scope="row" role="rowheader" data-head={column.head} className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" data-head={column.head} className={className}>
      {column.cell(row)}
    </td>
  )
}

/** Has the height of the rows that are not rendered. */
function Room({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden className={styles.roomRow} style={setVars({ [styles.spacer]: `${height}px` })}>
      <td colSpan={width} className={styles.room} />
    </tr>
  )
}

function toggled(selected: ReadonlySet<string>, keys: readonly string[], isOn: boolean): ReadonlySet<string> {
  return isOn ? new Set([...selected, ...keys]) : new Set([...selected].filter((key) => !keys.includes(key)))
}

function isControl(target: EventTarget) {
  return (
    target instanceof Element &&
    target.closest('a, button, input, select, textarea, label, [role=menu], [role=dialog]') !== null
  )
}
