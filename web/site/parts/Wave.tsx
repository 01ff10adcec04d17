import { classes } from '#web/ui/layout.ts'
import * as styles from './Band.css.ts'

export function Wave({ tone }: { tone: keyof typeof styles.waveColor }) {
  return (
    <svg
      className={classes(styles.wave, styles.waveColor[tone])}
      viewBox="0 0 1440 44"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="currentColor" d="M0 44V24C180 2 330 4 520 20S880 44 1080 26 1340 4 1440 18V44Z" />
    </svg>
  )
}
