import { useQuery } from '@apollo/client/react'
import { NotebookPen } from 'lucide-react'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { fullName } from '../shared/people/words.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/words.ts'
import { RemovedReportCardsDocument } from './reportCards.generated.ts'
import { useRestoreCard } from './useCardDialogs.tsx'

/** The report cards that were deleted: each can come back. */
export function RemovedCardsDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedReportCardsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreCard()
  return (
    <RestoreDialog
      title="Deleted report cards"
      description="The parents do not see these."
      rows={(data ?? previousData)?.removedReportCards}
      error={error}
      onRetry={() => void refetch()}
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
