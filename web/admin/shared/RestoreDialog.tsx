import { ArchiveRestore, type LucideIcon } from 'lucide-react'
import { type PagedList, QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import type { DialogProps } from '#web/ui/Dialog/Question.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { actionsColumn } from './recordActions.tsx'

interface Deleted {
  id: number
  /** Nothing is left of it that could come back. */
  isErased?: boolean
}

interface RestoreDialogProps<Row extends Deleted> extends Pick<DialogProps, 'size' | 'onClose'> {
  title: string
  description: string
  list: PagedList<unknown, Row>
  columns: readonly Column<Row>[]
  icon: LucideIcon
  /** What is said where nothing was deleted. */
  none: string
  /** Words of the button in each row. */
  action?: string
  /** The same with the name of the row, for screen readers. */
  actionOf: (row: Row) => string
  onRestore: (row: Row) => void
}

/** What was deleted or closed: each can come back, unless it was erased. */
export function RestoreDialog<Row extends Deleted>({
  title,
  description,
  list,
  columns,
  icon,
  none,
  action = 'Restore',
  actionOf,
  onRestore,
  ...dialog
}: RestoreDialogProps<Row>) {
  const restore = actionsColumn<Row>('end', (row) =>
    row.isErased ? (
      <Badge>Erased</Badge>
    ) : (
      <Button size="small" icon={ArchiveRestore} aria-label={actionOf(row)} onClick={() => onRestore(row)}>
        {action}
      </Button>
    ),
  )
  return (
    <Dialog {...dialog} title={title} description={description}>
      <QueryList list={list} what="list" height="row" more="Show earlier">
        {(rows) => (
          <DataTable
            label={title}
            rows={rows}
            rowKey={({ id }) => String(id)}
            empty={<EmptyState icon={icon}>{none}</EmptyState>}
            columns={[...columns, restore]}
          />
        )}
      </QueryList>
    </Dialog>
  )
}
