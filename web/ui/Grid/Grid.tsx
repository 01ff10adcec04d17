import type { ElementType, ReactNode } from 'react'
import { classes, setVars, type Space, spaceToken } from '../layout.ts'
import { gap } from '../Stack/Stack.css.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
  children: ReactNode
  /** The smallest width of a column in pixels: as many columns as fit are made. */
  columnsOf: number
  space?: Space
  /** Few children keep the width they would have in a full row instead of filling it. */
  keepWidth?: boolean
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section'
}

/**
 * Equal columns, as many as fit, without a breakpoint.
 *
 * - **Use it for:** Cards of children, programs or classes; fields of a form that go side by side (`columnsOf={240}`
 *   or more).
 * - **Not for:** A row of different things: `Inline`. Figures of an overview: `StatCards` of `StatCard`.
 * - **Parts:** `columnsOf` is the least width of a column in pixels. `keepWidth` leaves few children as wide as they
 *   would be in a full row.
 * - **Accessibility:** With `as="ul"` a screen reader says how many there are. A column is never wider than the
 *   screen, so `columnsOf={480}` is one column on a phone.
 * - **Words:** It has none.
 */
export function Grid({ children, columnsOf, space = 16, keepWidth = false, as = 'div' }: GridProps) {
  const Tag: ElementType = as
  return (
    <Tag
      className={classes(styles.grid, keepWidth && styles.keep, space && gap[spaceToken(space)])}
      style={setVars({ [styles.smallest]: `${columnsOf}px` })}
    >
      {children}
    </Tag>
  )
}
