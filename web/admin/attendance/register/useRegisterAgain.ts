import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { refreshed } from '../../people/refreshed.ts'
import { ClassRegisterDocument } from './ClassRegister.generated.ts'
import { forgetFigures } from './registerCache.ts'

/**
 * Refetches the register after a record was changed in a form, and clears the figures that follow from it. Never fails:
 * the record is saved by then.
 * @returns whether what is shown is up to date; where it is not, that was said
 */
export function useRegisterAgain() {
  const client = useApolloClient()
  return useCallback((): Promise<boolean> => {
    forgetFigures(client.cache)
    return refreshed(() => client.refetchQueries({ include: [ClassRegisterDocument] }))
  }, [client])
}
