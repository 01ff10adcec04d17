import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useState } from 'react'
import { useDebounced } from '#web/app/useDebounced.ts'
import type { Connection } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import type { ComboboxOption, RemoteOptions } from '#web/ui/Field/ComboboxBox.tsx'

/** More would be scrolled through rather than read. */
const first = 20

interface Search extends OperationVariables {
  search?: string | null | undefined
  first: number
}

/**
 * The options of a combobox that the server finds while somebody types, from a list that is too long to be read whole.
 * @param filters variables of the document besides what is typed
 * @param chosen label of the value
 */
export function useRemoteOptions<Data, Variables extends Search, Node>(
  document: TypedDocumentNode<Data, Variables>,
  filters: Omit<Variables, keyof Search>,
  connectionOf: (data: Data) => Connection<Node>,
  optionOf: (node: Node) => ComboboxOption,
  chosen: string | undefined,
) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const variables = { ...filters, search: search || null, first } as unknown as Variables
  const { data, lastData, error, loading } = useScreenQuery(document, variables)
  const found = lastData && connectionOf(lastData)
  const remote: RemoteOptions = {
    onType: setTyped,
    searching: loading || search !== typed.trim(),
    hasMore: found?.pageInfo.hasNextPage === true,
    chosen,
  }
  const options = found?.edges.map(({ node }) => optionOf(node)) ?? []
  return { field: { options, remote }, failed: error !== undefined && !data }
}
