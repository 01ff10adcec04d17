import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this app. */
  to: string
  /** Changes a part of the page: where no document is loaded, the scroll position stays. */
  stays?: boolean
  ref?: Ref<HTMLAnchorElement>
}

const Inside = createContext<ComponentType<LinkProps> | null>(null)

/** What links are where an area shows its pages without loading a document. */
export const LinkProvider = Inside.Provider

/** A link to a page of this app: it loads a document, unless the area around it has a router. */
export function Link({ to, stays, ...rest }: LinkProps) {
  const Known = useContext(Inside)
  return Known ? <Known {...rest} to={to} stays={stays} /> : <a {...rest} href={to} />
}

/** Where a link leads: one of the two. */
export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  /** A page of this app. */
  to?: string
  /** Anything else: another site, a file, `tel:`, `mailto:`, an anchor. */
  href?: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a page of this app, or to anything else: a new tab cannot reach back into this one. */
export function Anchor({ to, ...rest }: AnchorProps) {
  if (to !== undefined) return <Link {...rest} to={to} />
  return <a {...rest} rel={rest.target === '_blank' ? 'noopener noreferrer' : rest.rel} />
}
