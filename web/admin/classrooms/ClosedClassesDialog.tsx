import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, DoorOpen } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { momentInWords } from '../words.ts'
import { ClosedClassesDocument } from './ClosedClasses.generated.ts'
import { useReopenClass } from './useReopenClass.ts'

/** The classes that were closed: each can be opened again. */
export function ClosedClassesDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(ClosedClassesDocument, { fetchPolicy: 'cache-and-network' })
  const reopen = useReopenClass()
  const closed = (data ?? previousData)?.closedClasses
  return (
    <Dialog
      open
      onClose={onClose}
      title="Closed classes"
      description="Their registers are kept. A class that is opened again has nobody in it yet."
    >
      {!closed && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!closed && !error && <SkeletonList label="Loading the list" height="row" />}
      {closed && (
        <DataTable
          label="Closed classes"
          rows={closed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={DoorOpen}>No class has been closed.</EmptyState>}
          columns={[
            { id: 'name', head: 'Class', rowHeader: true, cell: ({ name }) => name },
            { id: 'ages', head: 'Ages', phone: 'wide', cell: ({ ageGroup }) => ageGroup },
            { id: 'closed', head: 'Closed', cell: ({ closedAt }) => closedAt && momentInWords(closedAt) },
            {
              id: 'reopen',
              head: 'Open again',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: (room) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Open ${room.name} again`}
                  onClick={() => void reopen(room)}
                >
                  Open again
                </Button>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}
