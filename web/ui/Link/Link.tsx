import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this app. */
  to: string
  /** Changes a part of what is seen: where no document is loaded, the page stays where it was scrolled to. */
  stays?: boolean
  ref?: Ref<HTMLAnchorElement>
}

const Inside = createContext<ComponentType<LinkProps> | null>(null)

/** What links are where an area shows its pages without loading a document. */
export const LinkProvider = Inside.Provider

/** A link to a page of this app: a document, unless the area that it stands in knows better. */
export function Link({ to, stays, ...rest }: LinkProps) {
  const Known = useContext(Inside)
  return Known ? <Known {...rest} to={to} stays={stays} /> : <a {...rest} href={to} />
}
