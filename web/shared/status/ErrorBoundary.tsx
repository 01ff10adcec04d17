import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered when the children could not be. */
  fallback: ReactNode
}

/** Catches what a part of a page throws, such as code that an update of the server has removed: the rest stays in use. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
