import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Menu } from '#web/ui/Menu/Menu.tsx'
import type { Column } from '#web/ui/Table/column.ts'

/**
 * The last column of a table: what can be done with a record, side by side. On a phone `wide` gives it a line of its
 * own. A cell of nothing takes no room.
 */
export const actionsColumn = <Row,>(phone: 'end' | 'wide', actionsOf: (row: Row) => ReactNode): Column<Row> => ({
  id: 'actions',
  head: 'Actions',
  hideHead: true,
  align: 'end',
  stays: true,
  phone,
  cell: (row) => {
    const actions = actionsOf(row)
    return (
      actions && (
        <Inline space={4} justify="end" wrap={false}>
          {actions}
        </Inline>
      )
    )
  },
})

/** What can be done with a record, behind three dots. */
export function ActionsMenu({ of, children }: { of: string; children: ReactNode }) {
  const label = `Actions for ${of}`
  return (
    <Menu label={label} button={<IconButton icon={Ellipsis} label={label} title="Actions" />}>
      {children}
    </Menu>
  )
}
