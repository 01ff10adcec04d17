import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { StaffDayDocument } from './StaffDay.generated.ts'

/** Reads the staff register anew after a record was changed, and lets go of the figures that follow from it. */
export function useStaffDayAgain() {
  const client = useApolloClient()
  return useCallback(async () => {
    for (const fieldName of ['overview', 'roomRatios']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    await client.refetchQueries({ include: [StaffDayDocument] })
  }, [client])
}
