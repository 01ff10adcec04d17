import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Kind } from 'graphql'
import { useMemo } from 'react'
import { isFresh, queryKey } from './freshness.ts'

/** A document with what it asks for, as `useScreenQuery` takes them. */
export type Read = readonly [document: DocumentNode, variables?: OperationVariables]

export function keyOf(...[document, variables]: Read) {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return queryKey(operation?.name?.value, variables)
}

/**
 * Reads what a screen shows. Data stays fresh for five minutes; after that, or after a change, the screen shows what it
 * has and reads again.
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) {
  const key = keyOf(document, variables)
  const fetchPolicy = useMemo(() => (isFresh(key) ? 'cache-first' : 'cache-and-network'), [key])
  return useQuery(document, {
    ...(variables ? { variables } : {}),
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
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
