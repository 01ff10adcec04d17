import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, UsersRound } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { fullName } from '../people/words.ts'
import { momentInWords } from '../words.ts'
import { RemovedChildrenDocument } from './RemovedChildren.generated.ts'
import { useRestoreChild } from './useChildDialogs.tsx'

/** The students that were deleted: each can come back. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedChildrenDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreChild()
  const removed = (data ?? previousData)?.removedChildren
  return (
    <Dialog
      open
      onClose={onClose}
      title="Deleted students"
      description="Records are kept. A restored student returns to the old class where it has a place."
    >
      {!removed && error && (
        <ErrorState title="The deleted students could not be loaded." onRetry={() => void refetch()} />
      )}
      {!removed && !error && <SkeletonList label="Loading deleted students" height="row" />}
      {removed && (
        <DataTable
          label="Deleted students"
          rows={removed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={UsersRound}>No student has been deleted.</EmptyState>}
          columns={[
            { id: 'name', head: 'Student', rowHeader: true, cell: fullName },
            { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
            {
              id: 'restore',
              head: 'Restore',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: (child) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Restore ${fullName(child)}`}
                  onClick={() => void restore(child)}
                >
                  Restore
                </Button>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}
