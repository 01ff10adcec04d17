import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div' | 'h2' | 'p'
}) {
  return <Tag className={hidden}>{children}</Tag>
}
