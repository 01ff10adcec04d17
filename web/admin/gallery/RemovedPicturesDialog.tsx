import { Images } from 'lucide-react'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/format.ts'
import { RemovedPicturesDocument } from './gallery.generated.ts'
import { usePictureActions } from './usePictureActions.ts'

/** The pictures that were deleted: each can come back. */
export function RemovedPicturesDialog({ onClose }: { onClose: () => void }) {
  const { restore } = usePictureActions()
  const { data, rows, error, refetch, next } = usePages(
    RemovedPicturesDocument,
    { first: 50 },
    (read) => read.removedPictures,
  )
  return (
    <RestoreDialog
      title="Deleted pictures"
      description="Neither the gallery nor the site shows these."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      icon={Images}
      none="No picture has been deleted."
      columns={[
        { id: 'title', head: 'Picture', rowHeader: true, cell: ({ title }) => title },
        { id: 'alt', head: 'Caption', cell: ({ alt }) => alt || 'None yet' },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={(picture) => void restore(picture)}
      onClose={onClose}
    />
  )
}
