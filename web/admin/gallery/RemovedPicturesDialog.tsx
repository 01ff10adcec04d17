import { Images } from 'lucide-react'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { formatMoment } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { RemovedPicturesDocument } from './gallery.generated.ts'
import { usePictureActions } from './usePictureActions.ts'

/** The pictures that were deleted: each can come back. */
export function RemovedPicturesDialog({ onClose }: { onClose: () => void }) {
  const { restore } = usePictureActions()
  const list = usePages(RemovedPicturesDocument, { first: 50 }, (read) => read.removedPictures)
  return (
    <RestoreDialog
      title="Deleted pictures"
      description="These are not in the gallery or on the site."
      list={list}
      icon={Images}
      none="No deleted pictures."
      columns={[
        { id: 'title', head: 'Picture', rowHeader: true, cell: ({ title }) => title },
        { id: 'alt', head: 'Caption', cell: ({ alt }) => alt || 'None yet' },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && formatMoment(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={(picture) => void restore(picture)}
      onClose={onClose}
    />
  )
}
