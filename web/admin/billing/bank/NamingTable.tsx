import type { Ref } from 'react'
import type { CsvRecord } from '#graphql/values/csv.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { classes, setVars } from '#web/ui/layout.ts'
import { type Use, uses } from './columnUses.ts'
import * as styles from './NameColumns.css.ts'

const options = [...Object.entries(uses).map(([value, label]) => ({ value, label })), { value: '', label: 'Not used' }]

const look: Partial<Record<Use, string>> = {
  amount: styles.amount,
  in: styles.amount,
  out: styles.amount,
  balance: styles.amount,
  '': styles.unused,
}

const longest = 40
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

interface NamingTableProps {
  /** The first lines of the file, below its heading. */
  rows: readonly CsvRecord[]
  headings: readonly string[]
  /** What each column is. */
  chosen: readonly Use[]
  /** The choice of the first column. */
  first: Ref<HTMLSelectElement>
  onChoose: (column: number, use: Use) => void
}

/** The first lines of a statement, with a choice above each column of what it is. */
export function NamingTable({ rows, headings, chosen, first, onChoose }: NamingTableProps) {
  return (
    <div className={styles.box} data-scrolls="Columns of the file">
      <table
        role="table"
        aria-label="Columns of the file"
        className={styles.table}
        style={setVars({ [styles.count]: String(chosen.length) })}
      >
        <thead role="rowgroup" className={styles.rows}>
          <tr role="row" className={styles.row}>
            <th scope="col" role="columnheader" className={styles.line}>
              Line
            </th>
            {chosen.map((use, column) => (
              <th key={column} scope="col" role="columnheader" className={styles.choice}>
                <SelectField
                  label={headings[column] || `Column ${column + 1}`}
                  size="compact"
                  ref={column === 0 ? first : undefined}
                  options={options}
                  value={use}
                  onChange={(event) => onChoose(column, event.target.value as Use)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.rows}>
          {rows.map(({ line, cells }) => (
            <tr key={line} role="row" className={styles.row}>
              <th scope="row" role="rowheader" className={styles.line}>
                {line}
              </th>
              {chosen.map((use, column) => (
                <td key={column} role="cell" className={classes(styles.cell, look[use])}>
                  {shortened(cells[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
