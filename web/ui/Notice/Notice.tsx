import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { tone as tones } from '../Badge/Badge.css.ts'
import { classes } from '../layout.ts'
import * as styles from './Notice.css.ts'

const icons = { good: Check, warning: TriangleAlert, danger: CircleAlert, info: Info }

export interface NoticeProps {
  tone?: keyof typeof icons
  title?: ReactNode
  children: ReactNode
  /** Appeared because of what somebody did: a screen reader says it. */
  live?: boolean
}

/** Something to know before going on, in the flow of the page. */
export function Notice({ tone = 'info', title, children, live }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes(styles.notice, tones[tone])}
    >
      <Icon aria-hidden size={18} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
