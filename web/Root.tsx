import { type ComponentType, useEffect, useState } from 'react'
import { mayRetry, retryDelay } from './app/graphqlFetch.ts'
import { clearDraftsOfOthers } from './app/draft.ts'
import { type Page, PageProvider } from './app/page.ts'
import { useToday } from './app/useToday.ts'
import { announceReady } from './browser/ready.ts'
import { fetchStores } from './shared/attendance/lazyStores.ts'
import { areRegistersKept } from './shared/attendance/registersKept.ts'
import { ErrorBoundary } from './shared/status/ErrorBoundary.tsx'
import { ErrorFallback } from './shared/status/ErrorFallback.tsx'
import { watchFocus } from './ui/focus.ts'
import { Toaster } from './ui/Toast/Toaster.tsx'

/** Where its code cannot be fetched, the next page does it. */
async function clearRegistersOfOthers(viewer: number | null, today: string) {
  if (!areRegistersKept()) return
  await fetchStores().then(
    ({ clearOfflineStoreOfOthers }) => clearOfflineStoreOfOthers(viewer, today),
    () => undefined,
  )
}

const reload = () => window.location.reload()

/** Every page with its data, its toasts, and what is shown should it fail. */
export function Root({ page, Component }: { page: Page; Component: ComponentType }) {
  const [frame, onFrame] = useState(page.frame)
  const viewer = frame.viewer?.id ?? null
  const today = useToday()
  // what the register stores on a device is for the user who opened it, and for the day
  useEffect(() => void clearRegistersOfOthers(viewer, today), [viewer, today])
  useEffect(() => clearDraftsOfOthers(viewer), [viewer])
  useEffect(announceReady, [])
  useEffect(watchFocus, [])
  return (
    <PageProvider value={{ ...page, frame, onFrame }}>
      <ErrorBoundary fallback={<ErrorFallback onReset={reload} />}>
        <Component />
      </ErrorBoundary>
      <Toaster />
    </PageProvider>
  )
}

const mostRetries = 3

/** Shown for a page that could not be read. It is requested again up to three times, as any query is. */
export function FailedPage({ onReset = reload }: { onReset?: () => void }) {
  const [tries, setTries] = useState(0)
  useEffect(announceReady, [])
  useEffect(() => {
    if (tries >= mostRetries) return
    const again = async () => {
      const status = await fetch(window.location.href).then(
        (answer) => answer.status,
        () => 503,
      )
      if (mayRetry(status) && status >= 400) setTries(tries + 1)
      else onReset()
    }
    const timer = setTimeout(() => void again(), retryDelay(tries))
    return () => clearTimeout(timer)
  }, [tries, onReset])
  return (
    <main>
      <title>Something went wrong</title>
      <ErrorFallback onReset={onReset} />
    </main>
  )
}
