import type { ReactNode } from 'react'
import * as styles from './Foundations.css.ts'

/** A grey box that stands for any content, to show what a layout does with it. */
export function Sample({ children }: { children: ReactNode }) {
  return <div className={styles.sample}>{children}</div>
}
