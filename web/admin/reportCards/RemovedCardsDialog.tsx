import { NotebookPen } from 'lucide-react'
import { formatTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { fullName, formatMoment } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { RemovedReportCardsDocument } from './reportCards.generated.ts'
import { useRestoreCard } from './useCardDialogs.tsx'

/** The report cards that were deleted: each can come back. */
export function RemovedCardsDialog({ onClose }: { onClose: () => void }) {
  const list = usePages(RemovedReportCardsDocument, { first: 50 }, (read) => read.removedReportCards)
  const restore = useRestoreCard()
  return (
    <RestoreDialog
      title="Deleted report cards"
      description="Parents cannot see these."
      list={list}
      icon={NotebookPen}
      none="No deleted report cards."
      columns={[
        { id: 'student', head: 'Student', rowHeader: true, cell: ({ child }) => child && fullName(child) },
        { id: 'term', head: 'Term', cell: formatTerm },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && formatMoment(removedAt) },
      ]}
      actionOf={({ child, ...card }) => `Restore ${formatTerm(card)} for ${child ? fullName(child) : 'a student'}`}
      onRestore={({ id }) => void restore(id)}
      onClose={onClose}
    />
  )
}
