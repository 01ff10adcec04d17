import { useEffect, useId, useMemo } from 'react'
import { classes, setVars } from '../layout.ts'
import * as styles from './ProgressBar.css.ts'
import { readProgress } from './progress.ts'

export interface ProgressBarProps {
  /** What is being counted: "Literacy & Language", "Importing payments". */
  label: string
  /** From 0 to `max`; leave it out while nobody knows how far it is. */
  value?: number | null
  /** Above 0; 100 by default. */
  max?: number
  tone?: keyof typeof styles.tone
  /** Shown at the right: "82 %", "12 of 40". Also read out. */
  figure?: string
  /** The name is read out only. */
  hideLabel?: boolean
}

/**
 * How far something is.
 *
 * - **Use it for:** Long work (an import, a billing run), an upload, how a child is getting on in an area.
 * - **Not for:** Waiting for a page or a list: `Skeleton`.
 * - **Parts:** Name and figure above a bar. Without a value it moves; at `max` it is full.
 * - **Accessibility:** Role `progressbar` with its value; `figure` is read instead of a bare percentage. With less
 *   motion the bar does not slide.
 * - **Words:** The name says what is counted; the figure how far in words people use: “12 of 40”.
 */
export function ProgressBar({ label, value, max, tone = 'action', figure, hideLabel = false }: ProgressBarProps) {
  const id = useId()
  const read = useMemo(() => {
    const warnings: string[] = []
    return { ...readProgress(value, max, (message) => warnings.push(message)), warnings }
  }, [value, max])
  useEffect(() => {
    for (const message of read.warnings) console.error(message)
  }, [read])
  const part = read.value === null ? undefined : `${(read.value / read.max) * 100}%`
  return (
    <div className={styles.box}>
      {(!hideLabel || figure) && (
        <div className={styles.words}>
          <span id={id}>{!hideLabel && label}</span>
          {figure && <span className={styles.figure}>{figure}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={read.max}
        aria-valuenow={read.value ?? undefined}
        aria-valuetext={figure}
        data-state={read.state}
        className={styles.track}
      >
        <div
          className={classes(styles.bar, styles.tone[tone], read.state === 'indeterminate' && styles.moving)}
          style={part === undefined ? undefined : setVars({ [styles.part]: part })}
        />
      </div>
    </div>
  )
}
