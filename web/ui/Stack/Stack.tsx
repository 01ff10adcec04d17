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

/** Children below each other with even space between them. */
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
