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
  /** A button at the end of its line. */
  action?: ReactNode
  /** Appeared because of what somebody did: a screen reader says it. */
  live?: boolean
}

/**
 * Something to know before going on, in the flow of the page.
 *
 * - **Use it for:** What changes what people do on this page: a closed day, a failed payment, an unconfirmed address.
 * - **Not for:** The answer to a press that worked: a toast, see `Toaster`. A list that could not be read:
 *   `ErrorState`.
 * - **Parts:** An icon of its tone, a title where there is more than a sentence, the text; a button may be in it, or with `action` at
 *   the end of its one line. `Problem` is what a press failed with, if it did.
 * - **Accessibility:** With `live` it is read when it appears: `danger` as an alert, others as a status. Leave it off
 *   for what is there from the start.
 * - **Words:** What it is, then what to do: “The last payment was not booked. Please press Save again.”
 */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes(styles.notice, action && styles.oneLine, tones[tone])}
    >
      <Icon aria-hidden size={18} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}

/** What went wrong with what somebody has just done; nothing where nothing did. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Notice tone="danger" live>
      {children}
    </Notice>
  )
}
