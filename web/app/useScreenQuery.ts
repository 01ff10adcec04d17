import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { print } from 'graphql'
import { useMemo } from 'react'

/** Specification of the public site, section 7. Public pages need no such rule: each comes with what it shows. */
const freshFor = 5 * 60_000

const readAt = new Map<string, number>()

/** Whether it was asked for within five minutes; if not, it is asked for now. */
function isFresh(key: string) {
  const fresh = Date.now() - (readAt.get(key) ?? 0) < freshFor
  if (!fresh) readAt.set(key, Date.now())
  return fresh
}

/**
 * Reads what a screen shows. Data stays fresh for five minutes; after that the screen shows what it has and asks again
 * (specification of the public site, section 7).
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) {
  const key = `${print(document)}${JSON.stringify(variables ?? {})}`
  const fresh = useMemo(() => isFresh(key), [key])
  return useQuery(document, {
    ...(variables ? { variables } : {}),
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
}
