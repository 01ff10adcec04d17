import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** Lists and figures in which people and classes appear. */
const affected = [
  'child',
  'children',
  'class',
  'classes',
  'closedClasses',
  'invitations',
  'overview',
  'relationships',
  'removedChildren',
  'removedUsers',
  'staffDay',
  'users',
]

/** To be called after people or classes changed: every list that shows them is read anew, at once where it is in sight. */
export function usePeopleChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
