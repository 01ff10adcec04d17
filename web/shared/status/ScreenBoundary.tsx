import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Keeps the navigation in use when a screen cannot be loaded or rendered: "This page could not be opened." */
export function ScreenBoundary({ what, children }: { what: 'page' | 'section'; children: ReactNode }) {
  const failed = <ErrorState title={`This ${what} could not be opened.`} onRetry={() => window.location.reload()} />
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>
}
