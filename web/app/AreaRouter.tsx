import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, Link as RouterLink, StaticRouter, useLocation, useNavigationType } from 'react-router'
import { type LinkProps, LinkProvider } from '#web/ui/Link/Link.tsx'
import { isSessionOver } from './apolloClient.ts'
import { usePage } from './page.ts'

/** For a navigation that changes a part of what is seen: the page stays where it was scrolled to. */
export const staying = { state: { staying: true } }

const scrolledTo = new Map<string, number>()

/** A new page starts at its top, and back leads to where one was. */
function Scroll() {
  const { key, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const stays = (state as { staying?: boolean } | null)?.staying === true
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // a reload is left to the browser
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [])
  useLayoutEffect(() => {
    const before = isBack ? scrolledTo.get(key) : stays ? undefined : 0
    if (before !== undefined) window.scrollTo(0, before)
    const look = () => scrolledTo.set(key, window.scrollY)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key, isBack, stays])
  return null
}

/** Whoever was signed out elsewhere goes on at the sign-in, which comes back to the page that was asked for. */
function SessionWatch() {
  const { key } = useLocation()
  useEffect(() => {
    if (isSessionOver()) window.location.reload()
  }, [key])
  return null
}

const linkWithin = (root: string) =>
  function AreaLink({ to, ...rest }: LinkProps) {
    const isInside = to.startsWith(root) || to.startsWith('?')
    return <RouterLink {...rest} to={to} reloadDocument={!isInside} />
  }

const links = { '/parent/': linkWithin('/parent/'), '/admin/': linkWithin('/admin/') }

interface AreaRouterProps {
  /** How all addresses of the area begin. */
  root: keyof typeof links
  children: ReactNode
}

/** Stands round an area whose pages are shown without loading a document. */
export function AreaRouter({ root, children }: AreaRouterProps) {
  const { pathname, search } = usePage()
  const content = <LinkProvider value={links[root]}>{children}</LinkProvider>
  if (import.meta.env.SSR) return <StaticRouter location={pathname + search}>{content}</StaticRouter>
  return (
    <BrowserRouter>
      <Scroll />
      <SessionWatch />
      {content}
    </BrowserRouter>
  )
}
