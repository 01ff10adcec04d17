import type { ElementType, ReactNode } from 'react'
import { classes, type Space, spaceToken } from '../layout.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  children: ReactNode
  /** Space between the children, in pixels of the scale. */
  space?: Space
  align?: keyof typeof styles.align
  as?: 'div' | 'ul' | 'ol' | 'section' | 'main' | 'article' | 'header' | 'footer' | 'nav' | 'li' | 'form'
  id?: string
  /** Names a section or navigation for screen readers. */
  label?: string
}

/**
 * Children below each other with even space between them.
 *
 * - **Use it for:** The parts of a page, a card, a form or a dialog. Lists of things: `as="ul"` with `li` children
 *   keeps the meaning of a list.
 * - **Not for:** Children beside each other: `Inline`. Equal columns: `Grid`.
 * - **Parts:** One grid column. `space` is the gap in pixels of the scale; `align` places children that are narrower
 *   than the column.
 * - **Accessibility:** It adds no role of its own. `as` chooses the element; `label` names a `section` or a `nav` for
 *   screen readers. The order in the code is the order on the screen and of the Tab key.
 * - **Words:** A `label` says what the part is: “Uploads”, not “List of uploads”; the role already says that it is a
 *   list.
 */
export function Stack({ children, space = 16, align = 'stretch', as = 'div', id, label }: StackProps) {
  const Tag: ElementType = as
  return (
    <Tag
      id={id}
      aria-label={label}
      className={classes(styles.stack, space && styles.gap[spaceToken(space)], styles.align[align])}
    >
      {children}
    </Tag>
  )
}
