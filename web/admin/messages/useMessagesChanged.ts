import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** To be called after conversations were written, read or put aside: lists and counts that show them are read anew. */
export function useMessagesChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of ['conversations', 'inbox']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}

/** The same after somebody else has written: what is open is read anew too. */
export function useMessagesArrived() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of ['conversations', 'conversation']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
