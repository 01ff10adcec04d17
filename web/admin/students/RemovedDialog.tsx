import { useQuery } from '@apollo/client/react'
import { UsersRound } from 'lucide-react'
import { fullName } from '../shared/people/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/format.ts'
import { RemovedChildrenDocument } from './students.generated.ts'
import { useRestoreChild } from './useChildDialogs.tsx'

/** The students that were deleted: each can come back. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedChildrenDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreChild()
  return (
    <RestoreDialog
      title="Deleted students"
      description="Records are kept. A restored student returns to the old class where it has a place."
      rows={(data ?? previousData)?.removedChildren}
      error={error}
      onRetry={() => void refetch()}
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
