import { ArchiveRestore, Images } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { useIdParameter, useParameter } from '../shared/useParameter.ts'
import { AddPictures } from './AddPictures.tsx'
import type { PictureCardActions } from './PictureCard.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { type Category, filtered, type Picture, type Shown, shownPictures } from './pictures.ts'

export interface AllImagesProps {
  pictures: readonly Picture[]
  categories: readonly Category[]
  actions: PictureCardActions
  onMove: (id: number, beforeId: number | null) => Promise<void>
  /** Shows those that were deleted. */
  onRemoved: () => void
}

const labels: Record<Shown, string> = {
  all: 'All',
  published: 'Published',
  hidden: 'Hidden',
  attention: 'Needs attention',
}

/** Every picture, new ones first to be added, in the order of the site. */
export function AllImages({ pictures, categories, actions, onMove, onRemoved }: AllImagesProps) {
  const [chosen, setChosen] = useParameter('show')
  const [categoryId, setCategoryId] = useIdParameter('category')
  const shown = shownPictures.find((each) => each === chosen) ?? 'all'
  const list = filtered(pictures, shown, categoryId)
  const isWhole = list.length === pictures.length
  return (
    <Stack>
      <AddPictures categoryId={categoryId} />
      <Inline justify="between">
        <Chips
          label="Which pictures"
          chips={shownPictures.map((value) => ({
            value,
            label: labels[value],
            count: filtered(pictures, value, categoryId).length,
          }))}
          chosen={shown}
          onChoose={(value) => setChosen(value === 'all' ? null : value)}
        />
        <Inline>
          <SelectField
            label="Category"
            hideLabel
            size="compact"
            placeholder="All categories"
            value={categoryId ?? ''}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setCategoryId(Number(target.value) || null)}
          />
          <Button size="small" icon={ArchiveRestore} onClick={onRemoved}>
            Deleted pictures
          </Button>
        </Inline>
      </Inline>
      {list.length === 0 ? (
        <EmptyState icon={Images} title="No pictures here">
          {pictures.length === 0 ? 'Upload the first one above.' : 'No picture fits this filter.'}
        </EmptyState>
      ) : (
        <PictureGrid pictures={list} categories={categories} actions={actions} {...(isWhole ? { onMove } : {})} />
      )}
    </Stack>
  )
}
