import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { bankDate } from './bankDate.rules.ts'
import type { Columns } from './columns.rules.ts'

/** The columns of the statements of an account, as the office named them. */
export interface NamedColumns extends Columns {
  /** Number of cells in a line. */
  width: number
  /** The cells of the heading; none where the files have no heading. */
  headings: string[]
}

/** As wide as a list can be whose columns are named one by one. */
export const mostColumns = 40

/** A date, a description and an amount. */
export const leastColumns = 3

const longestHeading = 100

const hasDate = ({ cells }: CsvRecord) => cells.some((cell) => bankDate(cell))

/** How many cells most lines have, of those with a date where there are any; of two numbers the higher one. */
export function widthOf(records: readonly CsvRecord[]): number {
  const dated = records.filter(hasDate)
  const counts = new Map<number, number>()
  for (const { cells } of dated.length > 0 ? dated : records)
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].toSorted(([width, count], [other, more]) => more - count || other - width)
  return most?.[0] ?? 0
}

/** Place of the heading: the last line above the first with a date that fills its cells and has no figure; -1 without one. */
export function headOf(records: readonly CsvRecord[], width: number): number {
  const first = records.findIndex((record) => !misfit(record, width) && hasDate(record))
  return records
    .slice(0, first < 0 ? undefined : first)
    .findLastIndex(
      (record) =>
        !misfit(record, width) &&
        record.cells.filter((cell) => cell !== '').length >= leastColumns &&
        record.cells.every((cell) => !/\d/.test(cell)),
    )
}

/** The cells of the heading, one for each column; none where there is no heading. */
export const headingsOf = (records: readonly CsvRecord[], width: number): string[] =>
  (records[headOf(records, width)]?.cells ?? []).slice(0, width).map((cell) => cell.slice(0, longestHeading))

const alike = (headings: readonly string[]) =>
  headings.map((heading) => heading.toLowerCase().replaceAll(/\s+/g, ' ')).join('\n')

/** Whether a file is of the form whose columns were named: it has a line of that width with a date, and the same heading. */
export const isNamedFor = (records: readonly CsvRecord[], { width, date, headings }: NamedColumns) =>
  records.some((record) => !misfit(record, width) && bankDate(record.cells[date] ?? '')) &&
  alike(headingsOf(records, width)) === alike(headings)
