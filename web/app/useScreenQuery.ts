import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Kind } from 'graphql'
import { useMemo, useState } from 'react'
import { isFresh, queryKey } from './freshness.ts'

/** A document with what it asks for, as `useScreenQuery` takes them. */
export type Read = readonly [document: DocumentNode, variables?: OperationVariables]

export function keyOf(...[document, variables]: Read) {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return queryKey(operation?.name?.value, variables)
}

/** What is on the screen of a query. */
export interface Shown<Data> {
  data: Data
  /** Whether it was read for these variables; if not, it is shown dimmed until theirs are read, and nobody can act on it. */
  isCurrent: boolean
}

type Options = Pick<
  useQuery.Options,
  'skip' | 'fetchPolicy' | 'nextFetchPolicy' | 'pollInterval' | 'skipPollAttempt' | 'context'
>

/**
 * Reads what a screen shows. Data stays fresh for five minutes; after that, or after a change, the screen shows what it
 * has and reads again. `<QueryState>` renders what comes of it.
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
  options?: Options,
) {
  const key = keyOf(document, variables)
  const fetchPolicy = useMemo(() => (isFresh(key) ? 'cache-first' : 'cache-and-network'), [key])
  const { data, error, loading, refetch, fetchMore, startPolling, stopPolling } = useQuery(document, {
    ...(variables ? { variables } : {}),
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
    ...options,
  } as useQuery.Options<Data, Variables>)
  const [last, setLast] = useState<{ key: string; data: Data | undefined }>({ key, data })
  if (data !== undefined && (last.key !== key || last.data !== data)) setLast({ key, data: data as Data })
  const lastData = (data as Data | undefined) ?? last.data
  const isCurrent = data !== undefined || last.key === key
  const shown: Shown<Data> | undefined =
    lastData === undefined || (!isCurrent && !loading) ? undefined : { data: lastData, isCurrent }
  return {
    /** What was read for these variables, also where it could not be read again. */
    data: isCurrent ? lastData : undefined,
    shown,
    /** The last answer, for whichever variables: for what does not depend on them, such as the choices of a filter. */
    lastData,
    error,
    loading,
    refetch,
    fetchMore,
    startPolling,
    stopPolling,
  }
}

/**
 * Prefetches what a screen is about to show. A screen that opens meanwhile shares the request; what could not be read is
 * requested again by the screen, which says so if it fails.
 */
export function prefetch(client: ApolloClient, reads: readonly Read[]) {
  for (const [query, variables] of reads) {
    if (isFresh(keyOf(query, variables))) continue
    client.query({ query, ...(variables ? { variables } : {}), fetchPolicy: 'network-only' }).catch(() => undefined)
  }
}
