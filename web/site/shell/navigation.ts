import { sitePaths } from '../sitePaths.ts'

/** The main navigation. Programs, between About and Gallery, opens a list. */
export const navigation = {
  before: [
    { label: 'Home', to: sitePaths.home },
    { label: 'About', to: sitePaths.about },
  ],
  after: [
    { label: 'Gallery', to: sitePaths.gallery },
    { label: 'Contact', to: sitePaths.contact },
  ],
}

/** A link is active on every path that starts with its own; Home only on the exact root. */
export function isActive(pathname: string, to: string) {
  return to === sitePaths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}

/** A program's page is at `/program/`, the list at `/programs`. */
export const isProgramPath = (pathname: string) => /^\/programs?(\/|$)/.test(pathname)
