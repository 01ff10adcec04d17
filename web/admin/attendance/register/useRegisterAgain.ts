import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { ClassRegisterDocument } from './ClassRegister.generated.ts'
import { forgetFigures } from './registerCache.ts'

/** Reads the register anew after a record was changed in a form, and lets go of the figures that follow from it. */
export function useRegisterAgain() {
  const client = useApolloClient()
  return useCallback(async () => {
    forgetFigures(client.cache)
    await client.refetchQueries({ include: [ClassRegisterDocument] })
  }, [client])
}
