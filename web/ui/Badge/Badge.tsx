import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export type BadgeTone = keyof typeof styles.tone

/**
 * A status or a mark in one or two words. Status tones say how it is, companions (marigold, coral, sky, leaf) only
 * whose it is.
 *
 * - **Use it for:** How something is (a status tone with an icon), or whose it is (the colour of an age group).
 * - **Not for:** How many: `CountBadge`. A sentence: `Notice` or `Text` with a tone. A press: `Button`.
 * - **Parts:** Words on a tint, with an icon of 14 px before them where it is a status. `wrap` is for one that names
 *   people or allergies.
 * - **Accessibility:** It is read as its words, where it is in the text. The icon is silent.
 * - **Words:** The state itself, not the deed: “Paid”, “May collect”, “To be confirmed”. Documented names exactly as
 *   they are.
 */
export function Badge({
  children,
  tone = 'neutral',
  icon: Icon,
  wrap = false,
}: {
  children: ReactNode
  tone?: BadgeTone
  icon?: LucideIcon
  /** For one that names people or allergies: it may take several lines. */
  wrap?: boolean
}) {
  return (
    <span className={classes(styles.badge, styles.tone[tone], wrap && styles.wrap)}>
      {Icon && <Icon aria-hidden size={14} />}
      {children}
    </span>
  )
}

/**
 * How many wait there: `<CountBadge count={3} what="unread messages" />`. Nothing for none.
 *
 * - **Use it for:** Unread messages, applications to be answered.
 * - **Not for:** A figure that matters by itself: `StatCard`.
 * - **Parts:** A number in a small round; `danger` where waiting is bad. Nothing at all for none; “99+” beyond that.
 * - **Accessibility:** `what` is read behind the number: “3 unread messages”.
 * - **Words:** `what` is the plural of what waits.
 */
export function CountBadge({ count, what, danger }: { count: number; what: string; danger?: boolean }) {
  if (count === 0) return null
  return (
    <span className={classes(styles.count, danger && styles.countDanger)}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {what}</VisuallyHidden>
    </span>
  )
}
