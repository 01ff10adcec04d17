import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { everythingIsStale } from './useScreenQuery.ts'
import { useToday } from './useToday.ts'

/** The server answers many queries by its own date: on a new day all that is shown is refetched. */
function useRefetchOnNewDay(client: ApolloClient) {
  const today = useToday()
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    everythingIsStale()
    // what cannot be read stays as it is: the next screen that is opened reads again
    void client.refetchQueries({ include: 'active' }).catch(() => undefined)
  }, [client, today])
}

/** Gives an area its Apollo Client, and keeps what is shown on the centre's day. */
export function AreaClient({ client, children }: { client: ApolloClient; children: ReactNode }) {
  useRefetchOnNewDay(client)
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
