import { type ReactNode, useRef } from 'react'
import * as styles from './Chart.css.ts'
import type { ChartProps } from './ChartPanel.tsx'
import { labelEvery, linesOf, placeOn, scaleOf } from './scale.ts'
import { useWidth } from './useWidth.ts'

const edge = { left: 52, right: 16, top: 24, bottom: 26 }
const lineHeight = 16

interface Drawn {
  x: (index: number) => number
  y: (value: number) => number
  floor: number
  step: number
}

/** Lines with figures at the left, labels below, and what is drawn between them. */
export function Plot({
  points,
  format,
  height = 240,
  valueHead,
  fromZero,
  children,
}: ChartProps & { fromZero: boolean; children: (drawn: Drawn) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const scale = scaleOf(
    points.map(({ value }) => value),
    fromZero,
  )
  const inner = width - edge.left - edge.right
  const step = inner / Math.max(1, points.length)
  const every = labelEvery(points.length, inner)
  const names = points.map(({ label }) => linesOf(label, step * every))
  const floor = height - edge.bottom - (Math.max(1, ...names.map(({ length }) => length)) - 1) * lineHeight
  const x = (index: number) => edge.left + step * (index + 0.5)
  const y = (value: number) => placeOn(scale, value, floor, edge.top)
  const last = points.length - 1
  const summary = `${valueHead}: ${points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}`
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.picture}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className={styles.gridLine} />
            <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end" className={styles.axis}>
              {format(tick)}
            </text>
          </g>
        ))}
        {points.map(({ label }, index) =>
          // Counted from the newest, so that the latest label is always there.
          (last - index) % every === 0 ? (
            <text key={label} y={floor + 4} textAnchor="middle" className={styles.axis}>
              {names[index]?.map((line) => (
                <tspan key={line} x={x(index)} dy={lineHeight}>
                  {line}
                </tspan>
              ))}
            </text>
          ) : null,
        )}
        {children({ x, y, floor, step })}
      </svg>
    </div>
  )
}
