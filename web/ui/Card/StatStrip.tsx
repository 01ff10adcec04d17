import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../layout.ts'
import * as styles from './Card.css.ts'

/** `StatCards` above a list: on a phone one row that scrolls sideways, so that the list begins on the first screen. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // what scrolls can be scrolled by the keyboard
    if (row.current && row.current.scrollWidth > row.current.clientWidth) row.current.tabIndex = 0
  })
  return (
    <div ref={row} role="group" aria-label={label} className={classes(styles.stats, styles.strip)}>
      {children}
    </div>
  )
}
