import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Kind } from 'graphql'
import { useMemo } from 'react'

/** Specification of the public site, section 7. Public pages need no such rule: each comes with what it shows. */
const freshFor = 5 * 60_000

/** When each operation, with what it asks for, was last read. */
const readAt = new Map<string, number>()

/** Whether it was asked for within five minutes; if not, it is asked for now. */
function isFresh(key: string) {
  const fresh = Date.now() - (readAt.get(key) ?? 0) < freshFor
  if (!fresh) readAt.set(key, Date.now())
  return fresh
}

/** Whatever was read before is read again by the screen that shows it next. */
export const everythingIsStale = () => readAt.clear()

/** A document with what it asks for, as `useScreenQuery` takes them. */
export type Read = readonly [document: DocumentNode, variables?: OperationVariables]

/** Names a read: each operation of the web app has a name of its own. */
export function keyOf(...[document, variables = {}]: Read) {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return `${operation?.name?.value} ${JSON.stringify(variables)}`
}

/** What came with the page need not be asked for. */
export function cameWithPage(keys: readonly string[]) {
  for (const key of keys) readAt.set(key, Date.now())
}

/**
 * Reads what a screen shows. Data stays fresh for five minutes; after that the screen shows what it has and asks again
 * (specification of the public site, section 7).
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) {
  const key = keyOf(document, variables)
  const fresh = useMemo(() => isFresh(key), [key])
  return useQuery(document, {
    ...(variables ? { variables } : {}),
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
}

/**
 * Reads what a screen is about to show. A screen that opens meanwhile shares the request; what could not be read is
 * asked for again by the screen, which says so if it fails.
 */
export function readAhead(client: ApolloClient, reads: readonly Read[]) {
  for (const [query, variables] of reads) {
    const key = keyOf(query, variables)
    if (isFresh(key)) continue
    client
      .query({ query, ...(variables ? { variables } : {}), fetchPolicy: 'network-only' })
      .catch(() => readAt.delete(key))
  }
}
