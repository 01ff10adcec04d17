import { type ReactNode, useId } from 'react'
import * as styles from './Chart.css.ts'

export interface DonutChartProps {
  /** What the part is of the whole: "Present today". */
  label: string
  part: number
  whole: number
  /** The figures in words, beside the ring. */
  children?: ReactNode
}

/** One part of a whole, as a ring with its percentage. */
export function DonutChart({ label, part, whole, children }: DonutChartProps) {
  const id = useId()
  const share = whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0
  const around = 2 * Math.PI * 54
  const percent = `${Math.round(share * 100)}%`
  return (
    <div className={styles.donut}>
      <svg role="img" aria-labelledby={id} width={132} height={132} viewBox="0 0 132 132">
        <title id={id}>{`${label}: ${part} of ${whole}, ${percent}`}</title>
        <circle cx={66} cy={66} r={54} className={styles.ring} />
        {share > 0 && (
          <circle
            cx={66}
            cy={66}
            r={54}
            transform="rotate(-90 66 66)"
            strokeDasharray={`${around * share} ${around}`}
            className={styles.ringPart}
          />
        )}
        <text x={66} y={75} className={styles.middle}>
          {percent}
        </text>
      </svg>
      <div>{children}</div>
    </div>
  )
}
