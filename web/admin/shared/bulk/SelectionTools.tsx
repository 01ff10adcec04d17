import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './SelectionTools.css.ts'

export interface SelectionToolsProps {
  /** How many rows are ticked. */
  chosen: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stands at the end of a toolbar while rows are ticked, in place of what is there otherwise. */
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
