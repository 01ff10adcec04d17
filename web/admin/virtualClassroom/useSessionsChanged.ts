import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** To be called after a session changed: the list and the figures are read anew. */
export function useSessionsChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of ['virtualClassroom', 'virtualSessions']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
