import { useApolloClient } from '@apollo/client/react'
import { use, useEffect, useRef } from 'react'
import { refetchAfter } from './freshness.ts'
import { SendFile, type sendFile } from './upload.ts'

/**
 * Refetches what is on the screen when polling has found something newer than at the beginning.
 * @param newest number of the newest record, once it is known
 */
export function useArrivals(newest: number | null | undefined) {
  const client = useApolloClient()
  const known = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === known.current) return
    const isFirst = known.current === undefined
    known.current = newest
    if (!isFirst) client.refetchEventManager?.emit('arrived')
  }, [client, newest])
}

/** Sends a file to a REST route; after it, as after a mutation, what is on the screen is refetched. */
export function useSendFile(): typeof sendFile {
  const client = useApolloClient()
  const send = use(SendFile)
  return async (sending) => {
    const answer = await send(sending)
    if (client.refetchEventManager) refetchAfter('mutation', client.refetchEventManager)
    return answer as never
  }
}
