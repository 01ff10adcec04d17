import { useMemo, useState } from 'react'
import { compareWords } from './compareWords.ts'
import type { Column } from './column.ts'

export interface Sorting {
  column: string
  descending: boolean
}

/** Nothing sorts last, whichever way round. */
function compare(one: string | number | null, other: string | number | null, way: number): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * way
  return compareWords(String(one), String(other)) * way
}

/** The rows in the chosen order; rows that are equal keep the order they came in. */
function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | null): readonly Row[] {
  const by = columns.find(({ id }) => id === sorting?.column)?.sortBy
  if (!by || !sorting) return rows
  const way = sorting.descending ? -1 : 1
  return [...rows].sort((one, other) => compare(by(one), by(other), way))
}

/** Keeps the order of a table; pressing a head again turns it round. */
export function useSorting<Row>(rows: readonly Row[], columns: readonly Column<Row>[], first: Sorting | null) {
  const [sorting, setSorting] = useState(first)
  const sorted = useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting])
  function toggle(column: string) {
    setSorting((now) => ({ column, descending: now?.column === column && !now.descending }))
  }
  return { sorted, sorting, toggle }
}
