import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, Images } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { momentInWords } from '../words.ts'
import { RemovedPicturesDocument } from './RemovedPictures.generated.ts'

export interface RemovedPicturesDialogProps {
  onRestore: (picture: { id: number; title: string }) => Promise<void>
  onClose: () => void
}

/** The pictures that were deleted: each can come back. */
export function RemovedPicturesDialog({ onRestore, onClose }: RemovedPicturesDialogProps) {
  const { data, previousData, error, refetch } = useQuery(RemovedPicturesDocument, { fetchPolicy: 'cache-and-network' })
  const removed = (data ?? previousData)?.removedPictures
  return (
    <Dialog open onClose={onClose} title="Deleted pictures" description="Neither the gallery nor the site shows these.">
      {!removed && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!removed && !error && <SkeletonList label="Loading the list" height="row" />}
      {removed && (
        <DataTable
          label="Deleted pictures"
          rows={removed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={Images}>No picture has been deleted.</EmptyState>}
          columns={[
            { id: 'title', head: 'Picture', rowHeader: true, cell: ({ title }) => title },
            { id: 'alt', head: 'Caption', cell: ({ alt }) => alt || 'None yet' },
            { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
            {
              id: 'restore',
              head: 'Restore',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: ({ id, title }) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Restore ${title}`}
                  onClick={() => void onRestore({ id, title }).then(() => refetch())}
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
