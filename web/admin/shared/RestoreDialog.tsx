import { ArchiveRestore, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import type { DialogProps } from '#web/ui/Dialog/Question.tsx'

interface RestoreDialogProps<Row extends { id: number }> extends Pick<DialogProps, 'size' | 'onClose'> {
  title: string
  description: string
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined
  error: unknown
  onRetry: () => void
  columns: readonly Column<Row>[]
  icon: LucideIcon
  /** What stands there when nothing was deleted. */
  none: string
  /** Words of the button in each row. */
  action?: string
  /** The same with the name of the row, for those who hear it alone. */
  actionOf: (row: Row) => string
  onRestore: (row: Row) => void
  loading?: string
  failed?: string
  maxHeight?: string
  /** Below the rows: the next page of a list that grows. */
  more?: ReactNode
}

/** What was deleted or closed: each can come back. */
export function RestoreDialog<Row extends { id: number }>({
  title,
  description,
  rows,
  error,
  onRetry,
  columns,
  icon,
  none,
  action = 'Restore',
  actionOf,
  onRestore,
  loading = 'Loading the list',
  failed = 'The list could not be loaded.',
  maxHeight,
  more,
  ...dialog
}: RestoreDialogProps<Row>) {
  const back: Column<Row> = {
    id: 'restore',
    head: action,
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: (row) => (
      <Button size="small" icon={ArchiveRestore} aria-label={actionOf(row)} onClick={() => onRestore(row)}>
        {action}
      </Button>
    ),
  }
  return (
    <Dialog {...dialog} open title={title} description={description}>
      {!rows && error !== undefined && <ErrorState title={failed} onRetry={onRetry} />}
      {!rows && error === undefined && <SkeletonList label={loading} height="row" />}
      {rows && (
        <DataTable
          label={title}
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={icon}>{none}</EmptyState>}
          columns={[...columns, back]}
          {...(maxHeight === undefined ? {} : { maxHeight })}
        />
      )}
      {rows && more}
    </Dialog>
  )
}
