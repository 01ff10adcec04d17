import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keyOf, useScreenQuery } from './useScreenQuery.ts'

/** A list as the server answers it, page by page. */
export interface Connection<Node> {
  edges: readonly { node: Node }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** What a button for the next page needs. */
export interface NextPage {
  hasMore: boolean
  loading: boolean
  failed: boolean
  load: () => void
}

/**
 * Reads a list that grows, a page at a time; the pages follow each other in Apollo's cache. After a refetch, which reads
 * the first page, as many pages are read as were shown before.
 * @param connectionOf where the list is in the data
 */
export function usePages<Data, Variables extends OperationVariables & { first: number }, Node>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  connectionOf: (data: Data) => Connection<Node>,
) {
  const key = keyOf(document, variables)
  const { data: current, previousData, error, loading, refetch, fetchMore } = useScreenQuery(document, variables)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const shown = useRef({ key, rows: 0 })
  const data = current ?? previousData
  const connection = data && connectionOf(data)
  const rows = connection?.edges.map(({ node }) => node) ?? []
  const hasMore = current !== undefined && connection?.pageInfo.hasNextPage === true
  const after = connection?.pageInfo.endCursor

  const load = useCallback(() => {
    setState('loading')
    fetchMore({ variables: { after } as unknown as Partial<Variables> }).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [fetchMore, after])

  useEffect(() => {
    if (current === undefined || state !== 'ready') return
    if (shown.current.key !== key) shown.current = { key, rows: 0 }
    if (hasMore && rows.length < shown.current.rows) load()
    else shown.current.rows = rows.length
  }, [current, state, key, hasMore, rows.length, load])

  const next: NextPage = { hasMore, loading: state === 'loading', failed: state === 'failed', load }
  return { data, rows, error, loading, refetch: () => void refetch(), next }
}
