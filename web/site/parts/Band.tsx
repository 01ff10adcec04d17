import type { ReactNode } from 'react'
import { classes } from '#web/ui/layout.ts'
import * as styles from './Band.css.ts'
import { column } from './layout.css.ts'
import { Wave } from './Wave.tsx'

interface BandProps {
  children: ReactNode
  /** A tinted band starts with a wave; never tint two in a row. */
  tone?: keyof typeof styles.tone
  pad?: keyof typeof styles.pad
  id?: string
  /** Names the section where it has no heading of its own. */
  label?: string
  labelledBy?: string
}

/** One horizontal section of a public page. */
export function Band({ children, tone = 'ground', pad = 'full', id, label, labelledBy }: BandProps) {
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(styles.band, styles.tone[tone], styles.pad[pad])}
    >
      {tone === 'sunken' && <Wave tone="sunken" />}
      <div className={column}>{children}</div>
    </section>
  )
}
