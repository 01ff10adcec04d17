import type { ReactNode } from 'react'
import { Boundary } from '#web/shared/status/Boundary.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'

/** Keeps the menu in use when a section cannot be loaded or drawn. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const failed = (
    <ErrorState title="This section could not be opened." onRetry={() => window.location.reload()}>
      Load the page again. If that does not help, please try again in a few minutes.
    </ErrorState>
  )
  return <Boundary fallback={failed}>{children}</Boundary>
}
