import { useMutation } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { usePages } from '#web/app/usePages.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../shared/people/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/format.ts'
import { RemovedAcademicReportsDocument, RestoreAcademicReportDocument } from './academicReports.generated.ts'

/** The reports that were deleted: each can come back. */
export function RemovedReportsDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    RemovedAcademicReportsDocument,
    { first: 50 },
    (read) => read.removedAcademicReports,
  )
  const [send] = useMutation(RestoreAcademicReportDocument)
  async function restore(id: number) {
    try {
      await send({ variables: { id } })
      toast({ title: 'The report is back' })
    } catch (failure) {
      tellFailure('Failed to restore report', failure)
    }
  }
  return (
    <RestoreDialog
      title="Deleted reports"
      description="The parents do not see these."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
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
