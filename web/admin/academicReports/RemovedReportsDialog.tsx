import { useMutation } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { fullName, formatMoment } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { RemovedAcademicReportsDocument, RestoreAcademicReportDocument } from './academicReports.generated.ts'

/** The reports that were deleted: each can come back. */
export function RemovedReportsDialog({ onClose }: { onClose: () => void }) {
  const list = usePages(RemovedAcademicReportsDocument, { first: 50 }, (read) => read.removedAcademicReports)
  const [send] = useMutation(RestoreAcademicReportDocument)
  const restore = (id: number) =>
    attempt('Failed to restore report', () => send({ variables: { id } }), 'Report restored')
  return (
    <RestoreDialog
      title="Deleted reports"
      description="Parents cannot see these."
      list={list}
      icon={FileText}
      none="No deleted reports."
      columns={[
        { id: 'title', head: 'Title', rowHeader: true, wrap: true, cell: ({ title }) => title },
        { id: 'student', head: 'Student', cell: ({ child }) => child && fullName(child) },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && formatMoment(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={({ id }) => void restore(id)}
      onClose={onClose}
    />
  )
}
