import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import * as styles from './Chart.css.ts'
import type { ChartProps } from './ChartPanel.tsx'
import { isCrowded, labelEvery, linesOf, placeOn, scaleOf } from './scale.ts'

const edge = { left: 52, right: 16, top: 24, bottom: 26 }
const lineHeight = 16

/** Width of an element, observed as it changes: text in an SVG has its own size only where the SVG is not scaled. */
function useWidth(ref: RefObject<HTMLElement | null>, first = 560): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(160, Math.round(entry.contentRect.width))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

interface Scales {
  x: (index: number) => number
  y: (value: number) => number
  floor: number
  step: number
}

/** Grid lines with figures at the left, labels below, and the chart itself between them. */
export function Plot({
  points,
  format,
  height = 240,
  valueHead,
  fromZero,
  children,
}: ChartProps & { fromZero: boolean; children: (scales: Scales) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const scale = scaleOf(
    points.map(({ value }) => value),
    fromZero,
  )
  const inner = width - edge.left - edge.right
  const step = inner / Math.max(1, points.length)
  const every = labelEvery(points.length, inner)
  const place = step * every
  const inPlace = points.map(({ label }) => linesOf(label, place))
  const crowded = isCrowded(inPlace, place)
  const names = crowded ? points.map(({ label }) => linesOf(label, 2 * place)) : inPlace
  const lines = Math.max(1, ...names.map(({ length }) => length))
  const floor = height - edge.bottom - (lines * (crowded ? 2 : 1) - 1) * lineHeight
  const x = (index: number) => edge.left + step * (index + 0.5)
  const y = (value: number) => placeOn(scale, value, floor, edge.top)
  const last = points.length - 1
  const isLower = (index: number) => crowded && ((last - index) / every) % 2 === 1
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
            <text
              key={label}
              y={floor + 4 + (isLower(index) ? lines * lineHeight : 0)}
              textAnchor="middle"
              className={styles.axis}
            >
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
