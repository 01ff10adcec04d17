import { useState } from 'react'

/**
 * Which rows of a table are ticked. Rows that are no longer shown do not count: nothing happens to what nobody sees.
 */
export function useSelection<Row extends { id: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => keys.has(String(id)))
  return {
    chosen,
    clear: () => setKeys(new Set()),
    /** For the DataTable. */
    selection: { selected: new Set(chosen.map(({ id }) => String(id))), onChange: setKeys, name: nameOf },
  }
}
