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

/**
 * The link that all others are made of, without a look of its own. It loads a document, unless the area around it has
 * a router.
 *
 * - **Use it for:** Building a component that leads to a page of this app: a card, a row, an entry of a menu.
 * - **Not for:** Anything on a screen: `TextLink`, `ButtonLink` (`Button`), `Card` with `to`.
 * - **Parts:** `Anchor` takes `to` or `href` and is what TextLink and ButtonLink render. On the public site a Link is
 *   an `a` and loads a page. Inside a `LinkProvider` it is what that area knows: portal and admin change the page
 *   without loading a document.
 * - **Accessibility:** It is always an `a` with an address, so it can be opened in another tab and copied. `stays`
 *   keeps the page where it was scrolled to, for links that change a part of what is seen.
 * - **Words:** As for `TextLink`.
 */
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
