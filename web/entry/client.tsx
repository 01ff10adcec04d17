import '../ui/theme/theme.ts'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router'
import { registerServiceWorker } from '../app/serviceWorker.ts'
import { routes } from '../routes.tsx'

/** The routes of this page are loaded before the router starts, so that it takes over what the server rendered. */
async function loadMatched() {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}

// After an update of the site, a page opened before it asks for parts that are gone: it is loaded anew, once.
window.addEventListener('vite:preloadError', (event) => {
  // so soon after loading, loading again would not help
  if (performance.now() < 10_000) return
  event.preventDefault()
  window.location.reload()
})

const stateOf = (element: HTMLElement | null): HydrationState | undefined =>
  element?.textContent ? (JSON.parse(element.textContent) as HydrationState) : undefined

/** Not awaited at the top of the module: pages share files with it, and would wait for it while it waits for them. */
async function start() {
  await loadMatched()
  const router = createBrowserRouter(routes, { hydrationData: stateOf(document.getElementById('state')) })
  hydrateRoot(document.getElementById('app') as HTMLElement, <RouterProvider router={router} />)
}

void start()
registerServiceWorker()
