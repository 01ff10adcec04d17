import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../Link/Link.tsx'
import * as styles from './TextLink.css.ts'

export interface TextLinkProps extends Omit<AnchorProps, 'className'> {
  children: ReactNode
  tone?: keyof typeof styles.tone
}

/**
 * A link in text. `to` stays in the app, `href` leaves it.
 *
 * - **Use it for:** Going somewhere: `to` for a page of this app, `href` for everything else (another site, a file,
 *   `tel:`, `mailto:`).
 * - **Not for:** Doing something: `Button`. A link that is the main thing to do next: `ButtonLink` on the
 *   page of `Button`.
 * - **Parts:** `tone="text"` is underlined, inside a sentence. `tone="alone"` is bold without a line, at the end of a
 *   card or the head of a panel.
 * - **Accessibility:** It is an `a`. With `target="_blank"` it takes `rel="noopener noreferrer"` by itself; say in
 *   the words that it opens another tab. In a text it is told by its line, not only by its colour.
 * - **Words:** The words say where it leads: “View All Messages”. Never “click here” or a bare address.
 */
export function TextLink({ tone = 'text', ...rest }: TextLinkProps) {
  return <Anchor {...rest} className={styles.tone[tone]} />
}
