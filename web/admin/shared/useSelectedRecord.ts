import type { TypedDocumentNode } from '@apollo/client'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'

/**
 * The record that the address names: from the list or, where it is on none of the pages that were read, by itself.
 * @param document reads one record
 * @param rowOf where the record is in what it reads
 */
export function useSelectedRecord<Row extends { id: number }, Data>(
  id: number | null,
  listed: readonly Row[],
  document: TypedDocumentNode<Data, { id: number }>,
  rowOf: (data: Data) => Row,
) {
  const known = listed.find((row) => row.id === id)
  const skip = id === null || known !== undefined
  const { lastData, loading } = useScreenQuery(document, { id: id ?? 0 }, { skip })
  const found = lastData && rowOf(lastData)
  const opened = known ?? (found?.id === id ? found : undefined)
  return { opened, opening: loading && !opened }
}
