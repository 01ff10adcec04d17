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

/**
 * A surface for one thing: a child, a notice, an order. With `to` the whole card is a link. Never inside another
 * card.
 *
 * - **Use it for:** One thing among several, each in its own card, in a `Grid` or a `Stack`. A thing that opens its
 *   page at a press: give the card `to`.
 * - **Not for:** A part of an admin page with a heading: `Panel`. A card in a card. Divide the outer one
 *   with a `Stack` instead.
 * - **Parts:** Surface, one edge, the smallest shadow. `size` is the radius (large is for the public site), `pad` the
 *   space inside; `none` is for content that reaches the edge, such as a table.
 * - **Accessibility:** A card with `to` is one link and is read as all its words, so keep them few, or name it with
 *   `label`. Put no button into a card that is a link: a control inside a link cannot be reached. `as="article"` or
 *   `as="li"` where the card is one of a list.
 * - **Words:** The first line names the thing. What has to be done comes last and says why: “R2,340.00 overdue since
 *   7 November”.
 */
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

/**
 * A card with a head: the building block of admin pages.
 *
 * - **Use it for:** One part of an admin page: a table, a list, a small form, with its button in the head.
 * - **Not for:** Parts of a public page: a `Heading` and the page itself. One thing of a list: `Card`.
 * - **Parts:** Head with the title and, at its end, `aside` (a badge, a link or a button); then the content.
 *   `padded={false}` lets rows reach the edge.
 * - **Accessibility:** It is a `section` named by its title, so screen readers list it among the regions of the page.
 *   `level` is the place of the title in the outline: 2 on a page, 3 inside another part.
 * - **Words:** The title is a noun: “Recent Messages”, “Payments”. A button in the head begins with a verb: “Add
 *   payment”.
 */
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

/**
 * A figure with its name and meaning.
 *
 * - **Use it for:** The figures at the top of an overview, in `StatCards`.
 * - **Not for:** More than six figures: a `DataTable`. A course over time: `LineChart`.
 * - **Parts:** Label, value, note, and a spot with an icon at the right, which gives way first when it is narrow.
 *   `StatCards` puts four in a row, two on a phone.
 * - **Accessibility:** It is plain text in reading order: label, value, note. The icon is decoration.
 * - **Words:** The value is short (`R48k`); the note gives what it leaves out (“R13,790.00, oldest 34 days”). Say
 *   why a figure matters, not only what it is.
 */
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

/** A row of figures; two rows on a phone. Above a list: `StatStrip`. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>
}
