import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export type BadgeTone = keyof typeof styles.tone

/** A status or a mark in one or two words. Status tones say how it is, companions (marigold, coral, sky, leaf) only whose it is. */
export function Badge({
  children,
  tone = 'neutral',
  icon: Icon,
  wrap = false,
}: {
  children: ReactNode
  tone?: BadgeTone
  icon?: LucideIcon
  /** For one that names people: it may take several lines. */
  wrap?: boolean
}) {
  return (
    <span className={classes(styles.badge, styles.tone[tone], wrap && styles.wrap)}>
      {Icon && <Icon aria-hidden size={14} />}
      {children}
    </span>
  )
}

/** How many wait there: `<CountBadge count={3} what="unread messages" />`. Nothing for none. */
export function CountBadge({ count, what, danger }: { count: number; what: string; danger?: boolean }) {
  if (count === 0) return null
  return (
    <span className={classes(styles.count, danger && styles.countDanger)}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {what}</VisuallyHidden>
    </span>
  )
}
