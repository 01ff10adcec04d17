import '../ui/theme/theme.ts'
import { hydrateRoot } from 'react-dom/client'
import { clearDraftsOfOthers } from '../app/draft.ts'
import type { Page } from '../app/page.ts'
import { beginPageOf } from '../app/pageOf.ts'
import { registerServiceWorker, storeCentrePhone } from '../app/serviceWorker.ts'
import { loadPage, type Pages } from '../pages.ts'
import { FailedPage, Root } from '../Root.tsx'

// After an update of the site, a page opened before it asks for parts that are gone: it is loaded again, once.
window.addEventListener('vite:preloadError', (event) => {
  // so soon after loading, loading again would not help; without a connection it would take away what is there
  if (performance.now() < 10_000 || !navigator.onLine) return
  event.preventDefault()
  window.location.reload()
})

/** Takes over what the server rendered, with what it was rendered from. */
async function start(pages: Pages) {
  const app = document.getElementById('app') as HTMLElement
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as Page | null
  if (!state) return void hydrateRoot(app, <FailedPage />)
  const { pathname, search } = window.location
  storeCentrePhone(state.frame.centre.phone)
  beginPageOf(state.frame.viewer)
  // before a form is drawn, which begins with its draft
  clearDraftsOfOthers(state.frame.viewer?.id ?? null)
  const Component = await loadPage(pages, state.module, { pathname, search })
  hydrateRoot(app, <Root page={{ ...state, pathname, search }} Component={Component} />)
}

/** Starts the client of an area, which knows the pages of this area alone. */
export function startClient(pages: Pages) {
  void start(pages)
  registerServiceWorker()
}
