import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** Lists and figures that change with an application; screens that show them read them anew. */
const affected = ['waiting', 'newApplications', 'overview', 'classes', 'children']

export function useForgetCounts() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
