import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'

/** Keeps the menu in use when a section cannot be loaded or drawn, after an update of the server for instance. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState title="This section could not be opened." onRetry={() => window.location.reload()}>
        Load the page again. If that does not help, please try again in a few minutes.
      </ErrorState>
    )
  }
}
