import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { refreshed } from '../../people/refreshed.ts'
import { StaffDayDocument } from './StaffDay.generated.ts'

/**
 * Refetches the staff register after a record was changed, and clears the figures that follow from it. Never fails: the
 * record is saved by then.
 * @returns whether what is shown is up to date; where it is not, that was said
 */
export function useStaffDayAgain() {
  const client = useApolloClient()
  return useCallback((): Promise<boolean> => {
    for (const fieldName of ['overview', 'roomRatios']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    return refreshed(() => client.refetchQueries({ include: [StaffDayDocument] }))
  }, [client])
}
