import type { LucideIcon } from 'lucide-react'
import * as styles from './Blob.css.ts'

export type Companion = keyof typeof styles.tone

/**
 * An icon on a hand-drawn spot of a companion's tint. Decoration: the words stand beside it.
 *
 * - **Use it for:** Values, programs and figures, where an icon alone would be lost.
 * - **Not for:** Buttons: `IconButton`. Status: `Badge`.
 * - **Parts:** Three sizes, five colours. Few on a screen: a page of spots has none.
 * - **Accessibility:** Silent: the words are beside it.
 * - **Words:** It has none.
 */
export function Blob({
  icon: Icon,
  tone,
  size = 'medium',
}: {
  icon: LucideIcon
  tone: Companion
  size?: keyof typeof styles.size
}) {
  return (
    <span className={[styles.blob, styles.size[size], styles.tone[tone]].join(' ')} aria-hidden>
      <Icon size={size === 'large' ? 26 : 22} strokeWidth={1.75} />
    </span>
  )
}
