import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './SelectionTools.css.ts'

interface SelectableList<Row> {
  rows: readonly Row[]
  /** Where `rows` may be the first page alone, as `usePages` says it: which list it is, whether there is more, and all of it. */
  key?: string
  next?: { hasMore: boolean }
  readAll?: () => Promise<readonly Row[]>
}

/**
 * Which rows of a table are ticked. The box in its head ticks those that are shown; where a list has more of them, they are
 * chosen by a button that says so. Rows of another filter do not count: nothing happens to what nobody sees.
 */
export function useSelection<Row extends { id: number }>(
  { rows, key = '', next, readAll }: SelectableList<Row>,
  nameOf: (row: Row) => string,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState<{ key: string; rows: readonly Row[] } | null>(null)
  const isShown = new Set(rows.map(({ id }) => id))
  const others = all?.key === key ? all.rows.filter(({ id }) => !isShown.has(id)) : []
  const chosen = [...rows, ...others].filter(({ id }) => keys.has(String(id)))
  const hasMore = next?.hasMore === true && others.length === 0
  const clear = () => {
    setKeys(new Set())
    setAll(null)
  }
  return {
    chosen,
    clear,
    /** For the DataTable. */
    selection: { selected: new Set(chosen.map(({ id }) => String(id))), onChange: setKeys, name: nameOf },
    /** For `SelectionTools`. */
    tools: {
      chosen: chosen.length,
      onClear: clear,
      onChooseAll:
        readAll && hasMore && chosen.length === rows.length
          ? async () => {
              const found = await readAll()
              setAll({ key, rows: found })
              setKeys(new Set(found.map(({ id }) => String(id))))
            }
          : undefined,
    },
  }
}

export interface SelectionToolsProps {
  /** How many rows are ticked. */
  chosen: number
  /** How many were found, where that is known. */
  found?: number | undefined
  onClear: () => void
  /** Chooses also those that are not shown yet, where all that are shown are ticked. */
  onChooseAll?: (() => Promise<void>) | undefined
  /** What can be done with them. */
  children: ReactNode
}

function ChooseAll({ found, onChooseAll }: { found: number | undefined; onChooseAll: () => Promise<void> }) {
  const [reading, setReading] = useState(false)
  async function choose() {
    setReading(true)
    await onChooseAll().catch((error: unknown) => tellFailure('The rest of the list could not be loaded', error))
    setReading(false)
  }
  return (
    <Button size="small" tone="quiet" pending={reading} onClick={() => void choose()}>
      Select all {found ?? 'results'}
    </Button>
  )
}

/** At the end of a toolbar while rows are selected, instead of its usual buttons. */
export function SelectionTools({ chosen, found, onClear, onChooseAll, children }: SelectionToolsProps) {
  return (
    <div className={styles.tools}>
      <output>
        <Text as="span" weight="strong" figures>
          {onChooseAll ? `All ${chosen} shown are selected` : `${chosen} selected`}
        </Text>
      </output>
      {onChooseAll && <ChooseAll found={found} onChooseAll={onChooseAll} />}
      {children}
      <Button size="small" tone="quiet" icon={X} onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
