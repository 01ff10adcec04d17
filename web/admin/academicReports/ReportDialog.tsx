import { useQuery } from '@apollo/client/react'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { EditedAcademicReportDocument } from './EditedAcademicReport.generated.ts'
import { ReportForm } from './ReportForm.tsx'

/** Opens a report with its text, which the list does not have. */
export function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(EditedAcademicReportDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  if (data) return <ReportForm report={data.academicReport} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Edit report" size="large">
      {error ? (
        <ErrorState title="The report could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading the report" count={5} height="row" />
      )}
    </Dialog>
  )
}
