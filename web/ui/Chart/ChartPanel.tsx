import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Chart.css.ts'
import type { Point } from './scale.ts'

export interface ChartProps {
  title: string
  points: readonly Point[]
  /** Writes a value: `(value) => `${value} %``. */
  format: (value: number) => string
  /** What the labels are, as the table's first head: "Week", "Month". */
  labelHead: string
  /** What the values are: "Attendance rate". */
  valueHead: string
  height?: number
}

/** Picture and table of the same figures; one of them is shown. */
export function ChartPanel({
  title,
  points,
  format,
  labelHead,
  valueHead,
  children,
}: ChartProps & { children: ReactNode }) {
  const [asTable, setAsTable] = useState(false)
  // a year of nothing is no picture either
  const hasFigures = points.some(({ value }) => value !== 0)
  return (
    <Panel
      title={title}
      aside={
        hasFigures && (
          <Button tone="quiet" size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {!hasFigures ? (
        <Text tone="muted">No figures yet.</Text>
      ) : asTable ? (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr className={styles.row}>
              <th scope="col" className={styles.name}>
                {labelHead}
              </th>
              <th scope="col" className={styles.value}>
                {valueHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {label}
                </th>
                <td className={styles.value}>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </Panel>
  )
}
