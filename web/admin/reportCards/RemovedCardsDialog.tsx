import { NotebookPen } from 'lucide-react'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { fullName, momentInWords } from '../shared/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { RemovedReportCardsDocument } from './reportCards.generated.ts'
import { useRestoreCard } from './useCardDialogs.tsx'

/** The report cards that were deleted: each can come back. */
export function RemovedCardsDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    RemovedReportCardsDocument,
    { first: 50 },
    (read) => read.removedReportCards,
  )
  const restore = useRestoreCard()
  return (
    <RestoreDialog
      title="Deleted report cards"
      description="The parents do not see these."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      icon={NotebookPen}
      none="No report card has been deleted."
      columns={[
        { id: 'student', head: 'Student', rowHeader: true, cell: ({ child }) => child && fullName(child) },
        { id: 'term', head: 'Term', cell: termInWords },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={({ child, ...card }) => `Restore ${termInWords(card)} of ${child ? fullName(child) : 'a student'}`}
      onRestore={({ id }) => void restore(id)}
      onClose={onClose}
    />
  )
}
