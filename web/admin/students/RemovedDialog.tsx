import { UsersRound } from 'lucide-react'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { fullName, momentInWords } from '../shared/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { RemovedChildrenDocument } from './students.generated.ts'
import { useRestoreChild } from './useChildDialogs.tsx'

/** The students that were deleted: each can come back. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    RemovedChildrenDocument,
    { first: 50 },
    ({ removedChildren }) => removedChildren,
  )
  const restore = useRestoreChild()
  return (
    <RestoreDialog
      title="Deleted students"
      description="Records are kept. A restored student returns to the old class where it has a place."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      loading="Loading deleted students"
      failed="The deleted students could not be loaded."
      icon={UsersRound}
      none="No student has been deleted."
      columns={[
        { id: 'name', head: 'Student', rowHeader: true, cell: fullName },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={(child) => `Restore ${fullName(child)}`}
      onRestore={(child) => void restore(child)}
      onClose={onClose}
    />
  )
}
