import { countsOf, type RegisterRow, statusLabels } from './rows.ts'

const head = ['Child', 'Status', 'Time in', 'Time out', 'Collected by', 'Notes']

/** The register of a day as a table, its head first and the counts last. */
export function registerAsRows(rows: readonly RegisterRow[]): string[][] {
  const { present, late, absent } = countsOf(rows)
  return [
    head,
    ...rows.map(({ name, values }) => [
      name,
      values.status ? statusLabels[values.status] : '',
      values.timeIn ?? '',
      values.timeOut ?? '',
      values.collectedBy ?? '',
      values.notes ?? '',
    ]),
    ['Total', `${present} present, ${late} late, ${absent} absent`, '', '', '', ''],
  ]
}
