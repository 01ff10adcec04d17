import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, StaticRouter, useLocation, useNavigate, useNavigationType } from 'react-router'
import { fetchLate } from '#web/ui/late.tsx'
import { type LinkProps, LinkProvider } from '#web/ui/Link/Link.tsx'
import { isSessionOver } from './apolloClient.ts'
import { useApproach } from './approach.ts'
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

const beginnings = ['pointermove', 'pointerdown', 'keydown'] as const

/** Dialogs and menus are fetched once somebody begins to use the page: not before it is shown, and before they are asked for. */
function LateParts() {
  useEffect(() => {
    const begin = () => {
      void fetchLate()
      end()
    }
    const end = () => beginnings.forEach((name) => window.removeEventListener(name, begin))
    beginnings.forEach((name) => window.addEventListener(name, begin, { passive: true }))
    return end
  }, [])
  return null
}

/** A press that asks for nothing but the page: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const isHere = (to: string) => [window.location.pathname, ''].some((path) => to === path + window.location.search)

/** The router's own link brings along what fetches ahead for a server of its own, and weighs four times as much. */
const linkWithin = (root: string) =>
  function AreaLink({ to, stays, onClick, ...rest }: LinkProps) {
    const navigate = useNavigate()
    const isInside = to.startsWith(root) || to.startsWith('?')
    const approach = useApproach(to)
    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!isInside || event.defaultPrevented || !isPlain(event) || rest.target) return
      event.preventDefault()
      void navigate(to, { replace: isHere(to), ...(stays ? staying : {}) })
    }
    return <a {...(isInside ? approach : {})} {...rest} href={to} onClick={follow} />
  }

/** What a link is in each area. */
export const areaLinks = { '/parent/': linkWithin('/parent/'), '/admin/': linkWithin('/admin/') }

interface AreaRouterProps {
  /** How all addresses of the area begin. */
  root: keyof typeof areaLinks
  children: ReactNode
}

/** Stands round an area whose pages are shown without loading a document. */
export function AreaRouter({ root, children }: AreaRouterProps) {
  const { pathname, search } = usePage()
  // the same on the server as in the browser, place for place: ids that belong together are made from places
  const content = (
    <>
      <Scroll />
      <SessionWatch />
      <LateParts />
      <LinkProvider value={areaLinks[root]}>{children}</LinkProvider>
    </>
  )
  if (import.meta.env.SSR) return <StaticRouter location={pathname + search}>{content}</StaticRouter>
  return <BrowserRouter>{content}</BrowserRouter>
}
