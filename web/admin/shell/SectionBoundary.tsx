import type { ReactNode } from 'react'
import { ErrorBoundary } from '#web/shared/status/ErrorBoundary.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'

/** Keeps the menu in use when a section cannot be loaded or drawn. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const failed = (
    <ErrorState title="This section could not be opened." onRetry={() => window.location.reload()}>
      Load the page again. If that does not help, please try again in a few minutes.
    </ErrorState>
  )
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>
}
