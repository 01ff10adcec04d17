import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
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

/** How many rows are read at once where a whole list is exported. */
const largestPage = 200

/** The whole list, for a file or for paper, past the cache. */
export async function readAllPages<Data, Variables extends OperationVariables & { first: number }, Node>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  connectionOf: (data: Data) => Connection<Node>,
): Promise<Node[]> {
  const all: Node[] = []
  for (let cursor: string | null = null; ; ) {
    const part: Variables = { ...variables, first: largestPage, after: cursor }
    const { data: read } = await client.query({ query: document, variables: part, fetchPolicy: 'no-cache' })
    if (!read) throw new Error('A page of the list was not answered')
    const page = connectionOf(read)
    all.push(...page.edges.map(({ node }) => node))
    if (!page.pageInfo.hasNextPage) return all
    cursor = page.pageInfo.endCursor
  }
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
  const client = useApolloClient()
  const key = keyOf(document, variables)
  const query = useScreenQuery(document, variables)
  const { data: current, shown, fetchMore } = query
  const [page, setPage] = useState({ key, state: 'ready' })
  const state = page.key === key ? page.state : 'ready'
  const connection = shown && connectionOf(shown.data)
  const read = connection?.edges.map(({ node }) => node) ?? []
  const hasMore = current !== undefined && connection?.pageInfo.hasNextPage === true
  const after = connection?.pageInfo.endCursor

  function load() {
    setPage({ key, state: 'loading' })
    fetchMore({ variables: { after } as unknown as Partial<Variables> }).then(
      () => setPage({ key, state: 'ready' }),
      () => setPage({ key, state: 'failed' }),
    )
  }

  // what was shown before a refetch stays until as many rows are read again
  const [before, setBefore] = useState({ key, data: current, rows: read })
  const isBehind = before.key === key && hasMore && read.length < before.rows.length && state !== 'failed'
  useEffect(() => {
    if (current === undefined || state !== 'ready') return
    if (isBehind) load()
    else if (before.data !== current) setBefore({ key, data: current, rows: read })
  })
  const shownRows = isBehind ? before.rows : read

  const next: NextPage = { hasMore, loading: state === 'loading', failed: state === 'failed', load }
  return {
    ...query,
    key,
    refetch: () => void query.refetch(),
    /** Those of these variables: what can be selected, printed and acted on. */
    rows: shown?.isCurrent ? shownRows : [],
    /** Those that `<QueryList>` shows: for a moment also those of the filter before. */
    shownRows,
    next,
    readAll: () => readAllPages(client, document, variables, connectionOf),
  }
}
