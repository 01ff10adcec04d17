import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** To be called after a change that shows in more than one record: the named reads are asked anew, at once where they are in sight. */
export function useForget(...fields: readonly string[]) {
  const { cache } = useApolloClient()
  const named = fields.join(' ')
  return useCallback(() => {
    for (const fieldName of named.split(' ')) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache, named])
}
