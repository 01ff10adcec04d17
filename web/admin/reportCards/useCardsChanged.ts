import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

const affected = ['reportCards', 'reportCardYears', 'removedReportCards', 'reportCard', 'child']

/** To be called after report cards changed: every list that shows them is read anew, at once where it is in sight. */
export function useCardsChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
