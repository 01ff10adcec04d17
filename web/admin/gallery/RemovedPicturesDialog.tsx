import { useQuery } from '@apollo/client/react'
import { Images } from 'lucide-react'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/format.ts'
import { RemovedPicturesDocument } from './gallery.generated.ts'

export interface RemovedPicturesDialogProps {
  onRestore: (picture: { id: number; title: string }) => Promise<void>
  onClose: () => void
}

/** The pictures that were deleted: each can come back. */
export function RemovedPicturesDialog({ onRestore, onClose }: RemovedPicturesDialogProps) {
  const { data, previousData, error, refetch } = useQuery(RemovedPicturesDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <RestoreDialog
      title="Deleted pictures"
      description="Neither the gallery nor the site shows these."
      rows={(data ?? previousData)?.removedPictures}
      error={error}
      onRetry={() => void refetch()}
      icon={Images}
      none="No picture has been deleted."
      columns={[
        { id: 'title', head: 'Picture', rowHeader: true, cell: ({ title }) => title },
        { id: 'alt', head: 'Caption', cell: ({ alt }) => alt || 'None yet' },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={(picture) => void onRestore(picture)}
      onClose={onClose}
    />
  )
}
