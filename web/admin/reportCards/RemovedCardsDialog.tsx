import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, NotebookPen } from 'lucide-react'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { fullName } from '../people/words.ts'
import { momentInWords } from '../words.ts'
import { RemovedReportCardsDocument } from './RemovedReportCards.generated.ts'
import { useRestoreCard } from './useCardDialogs.tsx'

/** The report cards that were deleted: each can come back. */
export function RemovedCardsDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(RemovedReportCardsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestoreCard()
  const removed = (data ?? previousData)?.removedReportCards
  return (
    <Dialog open onClose={onClose} title="Deleted report cards" description="The parents do not see these.">
      {!removed && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!removed && !error && <SkeletonList label="Loading the list" height="row" />}
      {removed && (
        <DataTable
          label="Deleted report cards"
          rows={removed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={NotebookPen}>No report card has been deleted.</EmptyState>}
          columns={[
            { id: 'student', head: 'Student', rowHeader: true, cell: ({ child }) => child && fullName(child) },
            { id: 'term', head: 'Term', cell: termInWords },
            { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
            {
              id: 'restore',
              head: 'Restore',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: ({ id, child, ...card }) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Restore ${termInWords(card)} of ${child ? fullName(child) : 'a student'}`}
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
