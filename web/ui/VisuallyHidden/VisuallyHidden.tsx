import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/**
 * Text for screen readers only.
 *
 * - **Use it for:** What the eye gets from the place or an icon: “unread messages” behind a number, the caption of a
 *   table, the head of a column of buttons.
 * - **Not for:** Labels of fields: they have `hideLabel`. Names of buttons with an icon alone:
 *   `IconButton` has `label`. Hiding something from everybody: leave it out.
 * - **Parts:** A box of one pixel that takes no room.
 * - **Accessibility:** It is in the reading order where you put it. Begin with a space when it follows a number: “3”
 *   and “ unread messages”. Put nothing into it that can take the focus.
 * - **Words:** Say only what is not there already, in as few words.
 */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div' | 'h2' | 'p'
}) {
  return <Tag className={hidden}>{children}</Tag>
}
