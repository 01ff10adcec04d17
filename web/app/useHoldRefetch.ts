import { useEffect, useRef } from 'react'
import { holdRefetch } from './freshness.ts'

/**
 * {@link holdRefetch} for a run that a component shows. When that is closed while the run goes on, the other screens follow
 * each change again.
 */
export function useHoldRefetch(): () => () => void {
  const release = useRef(() => {})
  useEffect(() => () => release.current(), [])
  return () => {
    release.current = holdRefetch()
    return release.current
  }
}
