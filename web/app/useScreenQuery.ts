import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'

/** Specification of the public site, section 7. Public pages need no such rule: each comes with what it shows. */
const freshFor = 5 * 60_000

const readAt = new Map<DocumentNode, Map<string, number>>()

/** When each variant of a document was last asked for. */
function timesOf(document: DocumentNode): Map<string, number> {
  const times = readAt.get(document) ?? new Map<string, number>()
  readAt.set(document, times)
  return times
}

/** Whether it was asked for within five minutes; if not, it is asked for now. */
function isFresh(document: DocumentNode, key: string) {
  const times = timesOf(document)
  const fresh = Date.now() - (times.get(key) ?? 0) < freshFor
  if (!fresh) times.set(key, Date.now())
  return fresh
}

const keyOf = (variables: OperationVariables = {}) => JSON.stringify(variables)

/**
 * Reads what a screen shows. Data stays fresh for five minutes; after that the screen shows what it has and asks again
 * (specification of the public site, section 7).
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) {
  const key = keyOf(variables)
  const fresh = useMemo(() => isFresh(document, key), [document, key])
  return useQuery(document, {
    ...(variables ? { variables } : {}),
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
}

/** A document with what it asks for, as `useScreenQuery` takes them. */
export type Read = readonly [document: DocumentNode, variables?: OperationVariables]

/**
 * Reads what a screen is about to show. A screen that opens meanwhile shares the request; what could not be read is
 * asked for again by the screen, which says so if it fails.
 */
export function readAhead(client: ApolloClient, reads: readonly Read[]) {
  for (const [query, variables] of reads) {
    const key = keyOf(variables)
    if (isFresh(query, key)) continue
    client
      .query({ query, ...(variables ? { variables } : {}), fetchPolicy: 'network-only' })
      .catch(() => timesOf(query).delete(key))
  }
}
