import type { LucideIcon } from 'lucide-react'
import { type ElementType, type ReactNode, useId } from 'react'
import { Blob, type Companion } from '../Blob/Blob.tsx'
import { classes } from '../layout.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  size?: keyof typeof styles.size
  pad?: keyof typeof styles.pad
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Makes the whole card a link to a page of this app. */
  to?: string
  label?: string
  id?: string
}

/** A surface for one thing. Never inside another card. */
export function Card({ children, size = 'normal', pad = 'normal', as = 'div', to, label, id }: CardProps) {
  const className = classes(styles.card, styles.size[size], styles.pad[pad], to !== undefined && styles.clickable)
  if (to !== undefined) {
    return (
      <Link to={to} id={id} aria-label={label} className={className}>
        {children}
      </Link>
    )
  }
  const Tag: ElementType = as
  return (
    <Tag id={id} aria-label={label} className={className}>
      {children}
    </Tag>
  )
}

export interface PanelProps {
  title: ReactNode
  /** At the right of the head: a badge, a link, a button. */
  aside?: ReactNode
  children: ReactNode
  /** `false` when rows reach the edge: a table, a list. */
  padded?: boolean
  level?: 2 | 3
}

/** A card with a head: the building block of admin pages. */
export function Panel({ title, aside, children, padded = true, level = 2 }: PanelProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classes(styles.card, styles.size.normal, styles.pad.none)}>
      <header className={styles.panelHead}>
        <Title id={id} className={styles.panelTitle}>
          {title}
        </Title>
        {aside}
      </header>
      <div className={padded ? styles.panelBody : undefined}>{children}</div>
    </section>
  )
}

export interface StatCardProps {
  label: string
  value: ReactNode
  /** One small line that says what the figure means. */
  note?: ReactNode
  icon?: LucideIcon
  tone?: Companion
}

/** A figure with its name and meaning. */
export function StatCard({ label, value, note, icon, tone = 'teal' }: StatCardProps) {
  return (
    <div className={classes(styles.card, styles.size.normal, styles.statCard)}>
      <div className={styles.stat}>
        <p className={styles.statLabel}>{label}</p>
        <p className={styles.statValue}>{value}</p>
        {note && <p className={styles.statNote}>{note}</p>}
        {icon && (
          <span className={styles.statBlob}>
            <Blob icon={icon} tone={tone} size="small" />
          </span>
        )}
      </div>
    </div>
  )
}

/** A row of figures. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>
}
