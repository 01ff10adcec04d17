import type { ElementType, ReactNode } from 'react'
import { classes, type Space, spaceToken } from '../layout.ts'
import { gap } from '../Stack/Stack.css.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps {
  children: ReactNode
  space?: Space
  align?: keyof typeof styles.align
  justify?: keyof typeof styles.justify
  /** `false` keeps everything in one row. */
  wrap?: boolean
  as?: 'div' | 'ul' | 'nav' | 'span' | 'header' | 'footer' | 'li'
  label?: string
}

/**
 * Children beside each other; they wrap when there is no room.
 *
 * - **Use it for:** Buttons of a form, badges behind a name, a heading with its button at the other end
 *   (`justify="between"`).
 * - **Not for:** Figures or cards that should be equally wide: `Grid`. Rows with the same parts over and
 *   over: `DataTable`.
 * - **Parts:** A flex row. `Grow` inside it takes what is left and is the part that is cut when there is too little
 *   room.
 * - **Accessibility:** It wraps at 320 px and at 200 % text size, so nothing scrolls sideways. Use `wrap={false}`
 *   only together with `Grow`. `as="nav"` with a `label` makes it a landmark with a name; `as="ul"` a list.
 * - **Words:** It has none of its own. Let words wrap before you shorten them.
 */
export function Inline({
  children,
  space = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  label,
}: InlineProps) {
  const Tag: ElementType = as
  const className = classes(
    styles.inline,
    wrap && styles.wrap,
    space && gap[spaceToken(space)],
    styles.align[align],
    styles.justify[justify],
  )
  return (
    <Tag aria-label={label} className={className}>
      {children}
    </Tag>
  )
}

/** The part of an Inline that takes the room that is left. */
export function Grow({ children }: { children?: ReactNode }) {
  return <div className={styles.grow}>{children}</div>
}
