import type { ReactNode } from 'react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { type View, type ViewId, viewPath } from '../views.ts'
import type { Badges } from './badges.ts'
import * as styles from './PortalShell.css.ts'

export interface NavigationProps {
  views: readonly View[]
  current: ViewId
  badges: Badges
  /** The child that stays chosen. */
  child?: string | null
}

interface ViewLinkProps extends Omit<NavigationProps, 'views'> {
  view: View
  /** In the bottom bar: icon above, short label below. */
  inBar?: boolean
  onChoose?: () => void
}

/** The content of an entry of the bottom bar: an icon with a badge at its corner, and a label below. */
export function BarContent({
  icon: Icon,
  badge,
  children,
}: Pick<View, 'icon'> & { badge: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.barIcon}>
        <Icon aria-hidden size={24} />
        <span className={styles.corner}>{badge}</span>
      </span>
      <span className={styles.barLabel}>{children}</span>
    </>
  )
}

/** One view in the navigation. */
export function ViewLink({ view, current, badges, child, inBar, onChoose }: ViewLinkProps) {
  const { id, icon: Icon, label, shortLabel = label } = view
  const waiting = badges[id]
  const badge = waiting && <CountBadge count={waiting.count} what={waiting.what} />
  return (
    <Link
      to={child ? `${viewPath(id)}?child=${child}` : viewPath(id)}
      aria-current={id === current ? 'page' : undefined}
      className={inBar ? styles.barEntry : styles.entry}
      onClick={onChoose}
    >
      {inBar ? (
        <BarContent icon={Icon} badge={badge}>
          {shortLabel}
        </BarContent>
      ) : (
        <>
          <Icon aria-hidden size={20} />
          <span className={styles.label}>{label}</span>
          {badge}
        </>
      )}
    </Link>
  )
}
