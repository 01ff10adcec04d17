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
import { useRef, useState } from 'react'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { PictureCard, type PictureCardActions } from './PictureCard.tsx'
import { beforeWhich, type Category, type Picture, reordered } from './pictures.ts'

export interface PictureGridProps {
  pictures: readonly Picture[]
  categories: readonly Category[]
  actions: PictureCardActions
  /** Puts one before another, or with null at the end; without it the order stays as it is. */
  onMove?: (id: number, beforeId: number | null) => Promise<void>
}

const instructions = {
  draggable:
    'Press the space bar to pick the picture up, move it with the arrow keys, and press it again to put it down.',
}

/** How far a pointer must travel, in pixels, before it drags: a press stays a press. */
const pressTravel = 6

/** The pictures, which can be put into another order with a pointer or the keyboard. */
export function PictureGrid({ pictures, categories, actions, onMove }: PictureGridProps) {
  const ids = pictures.map(({ id }) => id)
  // what was dropped stands at its place before the server has answered
  const [dropped, setDropped] = useState<readonly number[] | null>(null)
  const underWay = useRef(0)
  const order = dropped ?? ids
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: pressTravel } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ordered = order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? [])
  const titleOf = (id: UniqueIdentifier) => pictures.find((picture) => picture.id === id)?.title ?? ''
  const placeOf = (id: UniqueIdentifier) => `${order.indexOf(Number(id)) + 1} of ${order.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => over && `${titleOf(active.id)} is over place ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) => over && `${titleOf(active.id)} was put at place ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  } as Announcements

  async function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id || !onMove) return
    const [moved, at] = [Number(active.id), Number(over.id)]
    setDropped(reordered(order, moved, at))
    underWay.current += 1
    await onMove(moved, beforeWhich(order, moved, at))
    underWay.current -= 1
    if (underWay.current === 0) setDropped(null)
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
