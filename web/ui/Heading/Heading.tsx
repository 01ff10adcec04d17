import type { ReactNode, Ref } from 'react'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  children: ReactNode
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Size, when it differs from the level. */
  look?: keyof typeof styles.look
  tone?: keyof typeof styles.tone
  align?: keyof typeof styles.align
  id?: string
  /** -1 lets a script move the focus here, after a page change for instance. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
}

/**
 * A heading whose place in the outline and size are chosen apart from each other.
 *
 * - **Use it for:** Every heading that is not in a `Panel`, a `Dialog` or an `EmptyState`: those bring their own.
 * - **Not for:** Making words large or bold: `Text` with a size or a weight.
 * - **Parts:** `level` is the place in the outline, `look` the size when it differs. `label` is a small title in the
 *   text face, for dense places.
 * - **Accessibility:** Levels go down one at a time; a page has one `level={1}`. Screen reader users jump by them.
 *   `tabIndex={-1}` lets the focus be moved here after a change of page.
 * - **Words:** As few words as possible, no full stop, first word with a capital letter. Documented headings keep
 *   their capitals (“My Children”).
 */
export function Heading({ children, level, look, tone = 'inherit', align = 'start', id, tabIndex, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  const size = look ?? (`h${Math.min(level, 3) as 1 | 2 | 3}` as const)
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      className={[styles.look[size], styles.tone[tone], styles.align[align]].join(' ')}
    >
      {children}
    </Tag>
  )
}
