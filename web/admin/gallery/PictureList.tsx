import { useMutation } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import type { ShownPictures } from '#graphql/gallery/gallery.rules.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { useSelectedRecord } from '#web/admin/shared/useSelectedRecord.ts'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import {
  DeletePictureDocument,
  GalleryPicturesDocument,
  OpenedPictureDocument,
  RestorePictureDocument,
} from './gallery.generated.ts'
import { galleryParts } from './lazyDialogs.ts'
import type { PictureCardActions } from './PictureCard.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import type { Category, Picture } from './pictures.ts'
import { usePictureActions } from './usePictureActions.ts'

const PictureDialog = galleryParts.component('PictureDialog')

/** Asks before a picture goes. */
export function DeletePicture({ picture: { id, title }, onClose }: { picture: Picture; onClose: () => void }) {
  const [remove] = useMutation(DeletePictureDocument)
  const [restore] = useMutation(RestorePictureDocument)
  return (
    <DeleteQuestion
      what="picture"
      text={`${title} will be removed from the gallery and the site. You can restore it from the deleted pictures.`}
      deletedText={title}
      remove={() => remove({ variables: { id } })}
      restore={() => restore({ variables: { id } })}
      restored={`${title} was restored`}
      onClose={onClose}
    />
  )
}

const picturesOf = (show: ShownPictures, categoryId: number | null) =>
  [GalleryPicturesDocument, { first: 100, show, categoryId }] as const

/** The pictures as they are first shown. */
export const firstPictures = picturesOf('all', null)

interface PictureListProps {
  show: ShownPictures
  categoryId?: number | null
  categories: readonly Category[]
  /** How many there are. */
  total: number
  /** Whether they can be put into another order. */
  canMove?: boolean
  /** Instead of the list, where there is none. */
  empty: ReactNode
}

/** Pictures page by page, with what can be done to each. */
export function PictureList({ show, categoryId = null, categories, total, canMove = false, empty }: PictureListProps) {
  const query = usePages(...picturesOf(show, categoryId), (read) => read.galleryPictures)
  const { rows } = query
  const [openId, setOpenId] = useIdSearchParam('picture')
  const { opened } = useSelectedRecord(openId, rows, OpenedPictureDocument, (read) => read.galleryPicture)
  const [deleting, setDeleting] = useState<Picture | null>(null)
  const change = usePictureActions()
  const actions: PictureCardActions = {
    onOpen: ({ id }) => setOpenId(id),
    // without a caption there is nothing to publish yet: the dialog asks for it
    onPublish: (picture) => (picture.alt === '' ? setOpenId(picture.id) : void change.publish(picture)),
    onHide: (picture) => void change.hide(picture),
    onDelete: setDeleting,
  }
  return (
    <>
      <QueryList list={query} what="pictures" count={4} more="Show more pictures" empty={empty}>
        {(pictures) => (
          <PictureGrid
            pictures={pictures}
            categories={categories}
            actions={actions}
            total={total}
            onMove={canMove ? change.move : undefined}
          />
        )}
      </QueryList>
      {opened && (
        <DialogHistory value={false}>
          <PictureDialog
            key={opened.id}
            picture={opened}
            categories={categories}
            onPublish={(picture) => void change.publish(picture)}
            onClose={() => setOpenId(null)}
          />
        </DialogHistory>
      )}
      {deleting && <DeletePicture picture={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
