import { useQuery } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { fullName } from '../shared/people/words.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/words.ts'
import { RemovedAcademicReportsDocument } from './academicReports.generated.ts'
import { useRestoreReport } from './useRestoreReport.ts'

/** The reports that were deleted: each can come back. */
export function RemovedReportsDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedAcademicReportsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreReport()
  return (
    <RestoreDialog
      title="Deleted reports"
      description="The parents do not see these."
      rows={(data ?? previousData)?.removedAcademicReports}
      error={error}
      onRetry={() => void refetch()}
      icon={FileText}
      none="No report has been deleted."
      columns={[
        { id: 'title', head: 'Title', rowHeader: true, wrap: true, cell: ({ title }) => title },
        { id: 'student', head: 'Student', cell: ({ child }) => child && fullName(child) },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={({ id }) => void restore(id)}
      onClose={onClose}
    />
  )
}
