import { setVars } from '../layout.ts'
import * as styles from './Gauge.css.ts'

export interface GaugeProps {
  /** The whole in words, since the bar is a picture: "11.5 children per teacher; our ratio 1:8, legal limit 1:20". */
  label: string
  value: number
  /** Past it the bar turns to warning: the ink tick. */
  promise: number
  /** Past it the bar turns to danger: the red tick. */
  law: number
}

/**
 * A value against a promise and a law.
 *
 * - **Use it for:** The ratio of a room in the overview and the register.
 * - **Not for:** How far something is: `ProgressBar`.
 * - **Parts:** A bar with two marks. It is green within the promise, amber past it, red past the law; dark mark: the
 *   promise, red mark: the law.
 * - **Accessibility:** One image whose label says the whole in words. Put the figures beside it as well: the bar
 *   alone says nothing to many.
 * - **Words:** “11.5 children per teacher; our ratio 1:8, legal limit 1:20”.
 */
export function Gauge({ label, value, promise, law }: GaugeProps) {
  const full = Math.max(law, value) * 1.05
  const place = (figure: number) => setVars({ [styles.at]: `${Math.min(100, (figure / full) * 100).toFixed(1)}%` })
  const level = value > law ? 'danger' : value > promise ? 'warning' : 'good'
  return (
    <div role="img" aria-label={label} className={styles.track}>
      <i className={styles.level[level]} style={place(value)} />
      <i className={styles.promise} style={place(promise)} />
      <i className={styles.law} style={place(law)} />
    </div>
  )
}
