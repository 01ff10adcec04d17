import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

const affected = ['learningProgress', 'learningGoals', 'child']

/** To be called after somebody was assessed or a goal changed: whatever shows it is read anew. */
export function useProgressChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
