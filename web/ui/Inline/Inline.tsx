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

/** Children beside each other; they wrap when there is no room. */
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
