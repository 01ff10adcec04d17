import { ArchiveRestore, Images } from 'lucide-react'
import { useState } from 'react'
import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { FilterField } from '#web/admin/shared/FilterField.tsx'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { useIdSearchParam, useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { UploadList } from '#web/shared/uploads/UploadList.tsx'
import { useUploads } from '#web/shared/uploads/useUploads.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { GalleryManagerQuery } from './gallery.generated.ts'
import { galleryParts } from './lazyDialogs.ts'
import { PictureList } from './PictureList.tsx'
import type { Category } from './pictures.ts'

const RemovedPicturesDialog = galleryParts.component('RemovedPicturesDialog')

const filters = { all: 'All', published: 'Published', hidden: 'Hidden', attention: 'Needs attention' } as const
type Filter = keyof typeof filters

const isFilter = (value: string | null): value is Filter => value !== null && Object.hasOwn(filters, value)

/** Takes new pictures, as many as are dropped; each is in the gallery, hidden, once it is uploaded. */
function AddPictures({ categoryId }: { categoryId: number | null }) {
  const { uploads, add, retry, remove } = useUploads({
    url: '/api/admin/gallery',
    fields: (): Record<string, string> => (categoryId === null ? {} : { categoryId: String(categoryId) }),
  })
  return (
    <Stack space={12}>
      <FileField
        label="Upload pictures"
        hideLabel
        multiple
        accept={pictureTypes.join(',')}
        hint="JPEG, PNG, WebP or AVIF; large pictures are resized and location data is removed. New pictures are added at the end and stay hidden until you publish them."
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Stack>
  )
}

interface AllImagesProps {
  /** How many fit each filter, in the category that is chosen. */
  counts: GalleryManagerQuery['inCategory']
  /** How many there are in all. */
  total: number
  categories: readonly Category[]
}

/** Every picture, new ones first to be added, in the order of the site. */
export function AllImages({ counts, total, categories }: AllImagesProps) {
  const [chosen, setChosen] = useSearchParam('show')
  const [categoryId, setCategoryId] = useIdSearchParam('category')
  const [showsRemoved, setShowsRemoved] = useState(false)
  const shown = isFilter(chosen) ? chosen : 'all'
  return (
    <Stack>
      <AddPictures categoryId={categoryId} />
      <Inline justify="between">
        <Chips
          label="Which pictures"
          chips={Object.entries(filters).map(([value, label]) => ({ value, label, count: counts[value as Filter] }))}
          chosen={shown}
          onChoose={(value) => setChosen(value === 'all' ? null : value)}
        />
        <Inline>
          <FilterField
            label="Category"
            placeholder="All categories"
            value={categoryId}
            options={optionsOf(categories)}
            onChoose={(id) => setCategoryId(Number(id) || null)}
          />
          <Button size="small" icon={ArchiveRestore} onClick={() => setShowsRemoved(true)}>
            Deleted pictures
          </Button>
        </Inline>
      </Inline>
      <PictureList
        show={shown}
        categoryId={categoryId}
        categories={categories}
        total={counts[shown]}
        canMove={counts[shown] === total}
        empty={
          <EmptyState icon={Images} title="No pictures here">
            {total === 0 ? 'Upload the first one above.' : 'No pictures match this filter.'}
          </EmptyState>
        }
      />
      {showsRemoved && <RemovedPicturesDialog onClose={() => setShowsRemoved(false)} />}
    </Stack>
  )
}
