import { Star } from 'lucide-react'
import { useState } from 'react'
import { homePictures } from '#graphql/gallery/gallery.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useIdParameter, useParameter } from '../shared/useParameter.ts'
import { AllImages } from './AllImages.tsx'
import { GalleryManagerDocument } from './gallery.generated.ts'
import type { PictureCardActions } from './PictureCard.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import type { Picture } from './pictures.ts'
import { usePictureActions } from './usePictureActions.ts'

const Categories = lateModule(() => import('./Categories.tsx')).part((module) => module.Categories)

const PictureDialog = lateModule(() => import('./PictureDialog.tsx')).part((module) => module.PictureDialog)
const RemovedPicturesDialog = lateModule(() => import('./RemovedPicturesDialog.tsx')).part(
  (module) => module.RemovedPicturesDialog,
)

const tabIds = ['all', 'featured', 'categories']

/** Gallery: the pictures of the public site. */
export function Gallery() {
  const query = useScreenQuery(GalleryManagerDocument)
  const { data } = query
  const [tab, setTab] = useParameter('tab')
  const [openId, setOpenId] = useIdParameter('picture')
  const [deleting, setDeleting] = useState<Picture | null>(null)
  const [showsRemoved, setShowsRemoved] = useState(false)
  const change = usePictureActions()
  if (!data)
    return <QueryState query={query} label="Loading gallery" failed="The gallery could not be loaded." count={4} />
  const { galleryPictures: pictures, galleryCategories: categories } = data
  const featured = pictures.filter(({ isFeatured }) => isFeatured)
  const opened = pictures.find(({ id }) => id === openId)
  const actions: PictureCardActions = {
    onOpen: ({ id }) => setOpenId(id),
    // without a caption there is nothing to publish yet: the dialog asks for it
    onPublish: (picture) => (picture.alt === '' ? setOpenId(picture.id) : void change.publish(picture)),
    onHide: (picture) => void change.hide(picture),
    onDelete: setDeleting,
  }
  const tabs = [
    {
      id: 'all',
      label: 'All Images',
      count: pictures.length,
      content: () => (
        <AllImages
          pictures={pictures}
          categories={categories}
          actions={actions}
          onMove={change.move}
          onRemoved={() => setShowsRemoved(true)}
        />
      ),
    },
    {
      id: 'featured',
      label: 'Featured',
      count: featured.length,
      content: () =>
        featured.length === 0 ? (
          <EmptyState icon={Star} title="No featured pictures">
            Featured pictures come first on the home page. Edit a picture to make it one.
          </EmptyState>
        ) : (
          <Stack>
            <Text tone="muted">{`These come first on the home page, which shows ${homePictures} pictures.`}</Text>
            <PictureGrid pictures={featured} categories={categories} actions={actions} />
          </Stack>
        ),
    },
    {
      id: 'categories',
      label: 'Categories',
      count: categories.length,
      content: () => <Categories categories={categories} />,
    },
  ]
  return (
    <>
      <Tabs
        label="Gallery"
        tabs={tabs}
        chosen={tabIds.find((id) => id === tab) ?? 'all'}
        onChoose={(next) => setTab(next === 'all' ? null : next)}
      />
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
      {showsRemoved && <RemovedPicturesDialog onRestore={change.restore} onClose={() => setShowsRemoved(false)} />}
      {deleting && (
        <ConfirmDialog
          open
          danger
          title="Are you sure you want to delete this picture?"
          text={`${deleting.title} leaves the gallery and the site. It can be brought back from the deleted pictures.`}
          confirmLabel="Delete picture"
          onConfirm={() => {
            setDeleting(null)
            void change.remove(deleting)
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  )
}

export const screen: Screen = { Page: Gallery, first: () => [[GalleryManagerDocument]] }
