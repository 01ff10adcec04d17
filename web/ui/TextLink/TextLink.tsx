import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../Link/Link.tsx'
import * as styles from './TextLink.css.ts'

export interface TextLinkProps extends Omit<AnchorProps, 'className'> {
  children: ReactNode
  tone?: keyof typeof styles.tone
}

/** A link in text. `to` stays in the app, `href` leaves it. */
export function TextLink({ tone = 'text', ...rest }: TextLinkProps) {
  return <Anchor {...rest} className={styles.tone[tone]} />
}
