import * as styles from './Chart.css.ts'
import { ChartPanel, type ChartProps } from './ChartPanel.tsx'
import { Plot } from './Plot.tsx'

/**
 * A course over time. Open dots, since the scale does not start at 0; the latest is filled and labelled.
 *
 * - **Use it for:** Six to about fifty points of one figure.
 * - **Not for:** Amounts beside each other: `BarChart`. One figure: `StatCard`.
 * - **Parts:** A panel with a title, the line, and a button that turns it into its table. The scale need not begin at
 *   0, so the dots are open; the latest point is filled and labelled.
 * - **Accessibility:** The picture is one image, read as all its figures. “Show as table” gives the same as a table.
 *   Colours are those of the scheme, and nothing is told by colour alone.
 * - **Words:** The title says what and over what: “Attendance, last 12 weeks”. `labelHead` and `valueHead` are the
 *   heads of the table.
 */
export function LineChart(props: ChartProps) {
  const { points, format } = props
  const last = points.length - 1
  return (
    <ChartPanel {...props}>
      {points.length > 0 && (
        <Plot {...props} fromZero={false}>
          {({ x, y, floor }) => {
            const path = points.map(({ value }, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join(' L ')
            return (
              <>
                <path d={`M ${x(0)} ${floor} L ${path} L ${x(last)} ${floor} Z`} className={styles.area} />
                <path d={`M ${path}`} className={styles.line} />
                {points.map(({ label, value }, index) => (
                  <circle
                    key={label}
                    cx={x(index)}
                    cy={y(value)}
                    r={index === last ? 6.5 : 4.5}
                    className={index === last ? styles.latest : styles.dot}
                  />
                ))}
                <text x={x(last)} y={y(points[last]?.value ?? 0) - 14} textAnchor="middle" className={styles.figure}>
                  {format(points[last]?.value ?? 0)}
                </text>
              </>
            )
          }}
        </Plot>
      )}
    </ChartPanel>
  )
}

/**
 * Amounts beside each other, always from 0.
 *
 * - **Use it for:** Income by month, children by class.
 * - **Not for:** A course of a rate: `LineChart`.
 * - **Parts:** As `LineChart`. A year of nothing is no picture: it says “No figures yet.”
 * - **Accessibility:** As `LineChart`.
 * - **Words:** Values on the scale are short (`R48k`).
 */
export function BarChart(props: ChartProps) {
  const { points, format } = props
  const last = points.length - 1
  return (
    <ChartPanel {...props}>
      {points.length > 0 && (
        <Plot {...props} fromZero>
          {({ x, y, step }) =>
            points.map(({ label, value }, index) => {
              const wide = Math.min(44, step * 0.62)
              const top = Math.min(y(value), y(0))
              return (
                <g key={label}>
                  <rect
                    x={x(index) - wide / 2}
                    y={top}
                    width={wide}
                    height={Math.max(1, Math.abs(y(0) - y(value)))}
                    rx={4}
                    className={styles.bar}
                  />
                  {index === last && (
                    <text x={x(index)} y={top - 8} textAnchor="middle" className={styles.figure}>
                      {format(value)}
                    </text>
                  )}
                </g>
              )
            })
          }
        </Plot>
      )}
    </ChartPanel>
  )
}
