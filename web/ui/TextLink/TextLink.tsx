import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from '../Link/Link.tsx'
import * as styles from './TextLink.css.ts'

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'href'> {
  children: ReactNode
  /** A page of this app. */
  to?: string
  /** Anything else: another site, a file, `tel:`, `mailto:`, an anchor. */
  href?: string
  tone?: keyof typeof styles.tone
  ref?: Ref<HTMLAnchorElement>
}

/** A link in text. `to` stays in the app, `href` leaves it. */
export function TextLink({ children, to, href, tone = 'text', ...rest }: TextLinkProps) {
  const className = styles.tone[tone]
  if (to !== undefined) {
    return (
      <Link {...rest} to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={href} rel={rest.target === '_blank' ? 'noopener noreferrer' : rest.rel} className={className}>
      {children}
    </a>
  )
}
