import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './SelectionTools.css.ts'

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

interface SelectionToolsProps {
  /** How many rows are ticked. */
  chosen: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** At the end of a toolbar while rows are selected, instead of its usual buttons. */
export function SelectionTools({ chosen, onClear, children }: SelectionToolsProps) {
  return (
    <div className={styles.tools}>
      <output>
        <Text as="span" weight="strong" figures>
          {chosen} chosen
        </Text>
      </output>
      {children}
      <Button size="small" tone="quiet" icon={X} onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
