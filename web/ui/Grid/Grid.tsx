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

/** Equal columns, as many as fit, without a breakpoint. */
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
