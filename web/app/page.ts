import { createContext, useContext } from 'react'
import type { FrameQuery } from './frame.generated.ts'
import type { Role } from '#graphql/values/roles.ts'

/** What every page knows: who is signed in, the centre, and the programs of the navigation. */
export interface Frame extends Omit<FrameQuery, 'viewer'> {
  viewer: SignedInUser | null
}

export type SignedInUser = Omit<NonNullable<FrameQuery['viewer']>, 'role'> & { role: Role }

/** What a page is made of. The server reads it, and the document brings it along, so that the browser need not ask. */
export interface Page<Data = unknown> {
  /** Source file that shows it, from `web/` on. */
  module: string
  /** What the site is reached under: `https://kiewiet.example`. */
  origin: string
  pathname: string
  search: string
  frame: Frame
  /** What the page's own `load` answered. */
  data: Data
}

export interface ShownPage<Data = unknown> extends Page<Data> {
  onFrame: (frame: Frame) => void
}

const Shown = createContext<ShownPage | null>(null)

export const PageProvider = Shown.Provider

/** The page that is shown. Its address is that of the document: areas that change it without loading have a router. */
export function usePage<Data>(): ShownPage<Data> {
  const page = useContext(Shown)
  if (!page) throw new Error('usePage is used outside a page')
  return page as ShownPage<Data>
}
