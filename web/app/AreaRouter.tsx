import { createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react'
import {
  createBrowserRouter,
  createStaticRouter,
  matchRoutes,
  RouterProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useNavigate,
} from 'react-router'
import { DialogHistory, watchDialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { prefetchLazyModules } from '#web/ui/lazy.tsx'
import { type LinkProps, LinkProvider } from '#web/ui/Link/Link.tsx'
import { ReadyProvider } from '#web/ui/Field/Field.tsx'
import { savesData, usePrefetchOnIntent } from './prefetchOnIntent.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { usePage } from './page.ts'
import { Scroll, staying } from './Scroll.tsx'
import { Target } from './Target.tsx'
import { useHydrated } from './useHydrated.ts'

const beginnings = ['pointermove', 'pointerdown', 'keydown'] as const

/** How long a page is left alone with its own reads before it prefetches, in milliseconds. */
const settled = 3_000

/**
 * Dialogs and menus are prefetched once the page has nothing else to do, so that they open without a connection too, and
 * at the latest when somebody begins to use it. Where data is saved it waits for that.
 */
function PrefetchLazyModules() {
  useEffect(() => {
    let idle = 0
    const begin = () => {
      void prefetchLazyModules()
      end()
    }
    const whenIdle = () => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(begin)
      else begin()
    }
    const timer = savesData() ? undefined : setTimeout(whenIdle, settled)
    function end() {
      clearTimeout(timer)
      if (idle) cancelIdleCallback(idle)
      beginnings.forEach((name) => window.removeEventListener(name, begin))
    }
    beginnings.forEach((name) => window.addEventListener(name, begin, { passive: true }))
    return end
  }, [])
  return null
}

/** A press that asks for nothing but the page: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const isHere = (to: string) =>
  [window.location.pathname, ''].some((path) => to === path + window.location.search + window.location.hash)

/** The router's own link includes prefetching for a server of its own, and is four times as large. */
const linkWithin = (root: string) =>
  function AreaLink({ to, stays, onClick, ...rest }: LinkProps) {
    const navigate = useNavigate()
    const isInside = to.startsWith(root) || to.startsWith('?')
    const prefetchOnIntent = usePrefetchOnIntent(to)
    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!isInside || event.defaultPrevented || !isPlain(event) || rest.target) return
      event.preventDefault()
      void navigate(to, { replace: isHere(to), ...(stays ? staying : {}) })
    }
    return <a {...(isInside ? prefetchOnIntent : {})} {...rest} href={to} onClick={follow} />
  }

/** What a link is in each area. */
export const areaLinks = {
  '/parent/': linkWithin('/parent/'),
  '/admin/': linkWithin('/admin/'),
  '/staff': linkWithin('/staff'),
}

interface AreaRouterProps {
  /** How all addresses of the area begin. */
  root: keyof typeof areaLinks
  children: ReactNode
}

const Content = createContext<ReactNode>(null)

/** One route for the whole area, which reads the address itself: the router is there for its history and its blocker. */
const routes = [{ id: 'area', path: '*', Component: () => use(Content) }]

function ServerRouter({ pathname, search }: { pathname: string; search: string }) {
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const context: StaticHandlerContext = {
    basename: '/',
    location,
    matches: matchRoutes(routes, location) ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  return <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
}

function ClientRouter() {
  const [router] = useState(() => createBrowserRouter(routes))
  // rendering a screen in transitions, which yield to the browser, takes half as long again
  return <RouterProvider router={router} useTransitions={false} />
}

/** The router of an area whose pages are shown without loading a document. */
export function AreaRouter({ root, children }: AreaRouterProps) {
  const { pathname, search } = usePage()
  const ready = useHydrated()
  useEffect(watchDialogHistory, [])
  // the same on the server as in the browser, place for place: ids that belong together are made from places
  const content = (
    <>
      <Scroll />
      <PrefetchLazyModules />
      <LeaveQuestion />
      <DialogHistory value={true}>
        <ReadyProvider value={ready}>
          <LinkProvider value={areaLinks[root]}>{children}</LinkProvider>
        </ReadyProvider>
      </DialogHistory>
      <Target />
    </>
  )
  return (
    <Content value={content}>
      {import.meta.env.SSR ? <ServerRouter pathname={pathname} search={search} /> : <ClientRouter />}
    </Content>
  )
}
