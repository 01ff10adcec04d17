import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, FileText } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { fullName } from '../people/words.ts'
import { momentInWords } from '../words.ts'
import { RemovedAcademicReportsDocument } from './RemovedAcademicReports.generated.ts'
import { useRestoreReport } from './useRestoreReport.ts'

/** The reports that were deleted: each can come back. */
export function RemovedReportsDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedAcademicReportsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreReport()
  const removed = (data ?? previousData)?.removedAcademicReports
  return (
    <Dialog open onClose={onClose} title="Deleted reports" description="The parents do not see these.">
      {!removed && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!removed && !error && <SkeletonList label="Loading the list" height="row" />}
      {removed && (
        <DataTable
          label="Deleted reports"
          rows={removed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={FileText}>No report has been deleted.</EmptyState>}
          columns={[
            { id: 'title', head: 'Title', rowHeader: true, wrap: true, cell: ({ title }) => title },
            { id: 'student', head: 'Student', cell: ({ child }) => child && fullName(child) },
            { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
            {
              id: 'restore',
              head: 'Restore',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: ({ id, title }) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Restore ${title}`}
                  onClick={() => void restore(id)}
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
