import { useQuery } from '@apollo/client/react'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EditedAcademicReportDocument } from './academicReports.generated.ts'
import { ReportForm } from './ReportForm.tsx'

/** Opens a report with its text, which the list does not have. */
export function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(EditedAcademicReportDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const { data } = query
  if (data) return <ReportForm report={data.academicReport} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Edit report" size="large">
      <QueryState
        query={query}
        label="Loading the report"
        failed="The report could not be loaded."
        count={5}
        height="row"
      />
    </Dialog>
  )
}
