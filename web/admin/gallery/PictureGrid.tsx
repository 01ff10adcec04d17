import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { PictureCard, type PictureCardActions } from './PictureCard.tsx'
import { type Category, type Picture, placeAt, reordered } from './pictures.ts'

interface PictureGridProps {
  pictures: readonly Picture[]
  categories: readonly Category[]
  actions: PictureCardActions
  /** How many there are, also those that are not loaded yet. */
  total: number
  /** Puts one before or behind another; without it the order stays as it is. */
  onMove?: ((id: number, place: ReturnType<typeof placeAt>) => Promise<boolean>) | undefined
}

const instructions = {
  draggable:
    'Press the space bar to pick the picture up, move it with the arrow keys, and press it again to put it down.',
}

/** How far a pointer must travel, in pixels, before it drags: a press stays a press. */
const pressTravel = 6

/** The pictures, which can be put into another order with a pointer or the keyboard. */
export function PictureGrid({ pictures, categories, actions, total, onMove }: PictureGridProps) {
  const ids = pictures.map(({ id }) => id)
  // what was dropped is shown at its place until the list is read again
  const [dropped, setDropped] = useState<readonly number[] | null>(null)
  const underWay = useRef(0)
  const order = dropped ?? ids
  const known = ids.join()
  useEffect(() => {
    if (underWay.current === 0) setDropped(null)
  }, [known])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: pressTravel } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ordered = order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? [])
  const titleOf = (id: UniqueIdentifier) => pictures.find((picture) => picture.id === id)?.title ?? ''
  const placeOf = (id: UniqueIdentifier) => `${order.indexOf(Number(id)) + 1} of ${total}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => over && `${titleOf(active.id)} is over position ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) => over && `${titleOf(active.id)} was moved to position ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  } as Announcements

  async function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id || !onMove) return
    const [moved, at] = [Number(active.id), Number(over.id)]
    setDropped(reordered(order, moved, at))
    underWay.current += 1
    const isMoved = await onMove(moved, placeAt(order, moved, at))
    underWay.current -= 1
    if (!isMoved) setDropped(null)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <Grid as="ul" columnsOf={230} space={16} keepWidth>
          {ordered.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              category={categories.find(({ id }) => id === picture.categoryId)}
              actions={actions}
              canMove={onMove !== undefined}
            />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  )
}
