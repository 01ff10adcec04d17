import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

const affected = [
  'academicReport',
  'academicReports',
  'child',
  'removedAcademicReports',
  'reportAnalytics',
  'reportTemplates',
]

/** To be called after reports or templates changed: every list that shows them is read anew, at once where it is in sight. */
export function useReportsChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
