import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useToday } from './useToday.ts'

/** Gives an area its Apollo Client, and refetches what is shown when the centre's day changes. */
export function AreaClient({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const today = useToday()
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    client.refetchEventManager?.emit('newDay')
  }, [client, today])
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
