import { useMutation } from '@apollo/client/react'
import {
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { serialize } from '#web/app/serialize.ts'
import { clashOf, dayName, days, slots } from '#graphql/timetables/timetables.rules.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { cellKey, cellOf, type Entry, placedOf, type Prefilled } from './timetable.ts'
import { UpdateTimetableEntryDocument } from './timetables.generated.ts'

const steps: Record<string, { day: number; slot: number }> = {
  ArrowLeft: { day: -1, slot: 0 },
  ArrowRight: { day: 1, slot: 0 },
  ArrowUp: { day: 0, slot: -1 },
  ArrowDown: { day: 0, slot: 1 },
}

/** Arrow keys go from cell to cell. */
const stepToCell: KeyboardCoordinateGetter = (event, { context: { over, collisionRect, droppableRects } }) => {
  const step = steps[event.code]
  const from = cellOf(over?.id)
  if (!step || !from || !collisionRect) return undefined
  event.preventDefault()
  const day = Math.min(days.length, Math.max(1, from.day + step.day))
  const at = Math.min(slots.length - 1, Math.max(0, slots.findIndex((slot) => slot === from.slot) + step.slot))
  const target = droppableRects.get(cellKey(day, slots[at] ?? from.slot))
  if (!target) return undefined
  return {
    x: target.left + target.width / 2 - collisionRect.width / 2,
    y: target.top + target.height / 2 - collisionRect.height / 2,
  }
}

const formatCell = (at: Prefilled) => `${dayName(at.day)} ${at.slot}`

const announcements = (entries: readonly Entry[]): Announcements => {
  const subjectOf = (id: unknown) => entries.find((entry) => entry.id === id)?.subject ?? 'The entry'
  const placeOf = (id: unknown) => {
    const cell = cellOf(id)
    return cell ? formatCell(cell) : 'nowhere'
  }
  return {
    onDragStart: ({ active }) =>
      `${subjectOf(active.id)} picked up. Move it with the arrow keys, drop it with the space bar, cancel with Escape.`,
    onDragOver: ({ active, over }) => `${subjectOf(active.id)} over ${placeOf(over?.id)}.`,
    onDragEnd: ({ active, over }) => `${subjectOf(active.id)} dropped on ${placeOf(over?.id)}.`,
    onDragCancel: ({ active }) => `${subjectOf(active.id)} stays where it was.`,
  }
}

/** Moves entries to another day and slot by drag or keyboard, shown at once; the toast undoes it. */
export function useMoving(entries: readonly Entry[]) {
  const [update] = useMutation(UpdateTimetableEntryDocument)
  const [dragged, setDragged] = useState<Entry | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a finger that scrolls must not carry an entry along
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    // Enter opens an entry, the space bar picks it up
    useSensor(KeyboardSensor, {
      coordinateGetter: stepToCell,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

  async function move(entry: Entry, to: Prefilled, isUndo = false) {
    const clash = clashOf({ ...placedOf(entry), ...to }, entries.map(placedOf))
    if (clash) {
      toast({ tone: 'danger', title: 'Error', text: clash.message })
      return
    }
    try {
      const { data } = await update({
        ...serialize(`TimetableEntry ${entry.id}`),
        variables: { id: entry.id, input: { ...to, version: entry.version } },
        optimisticResponse: { updateTimetableEntry: { ...entry, ...to } },
      })
      const saved = data?.updateTimetableEntry
      if (!saved || isUndo) return
      toast({
        title: 'Success',
        text: `${entry.subject} moved to ${formatCell(to)}`,
        action: { label: 'Undo', onPress: () => void move(saved, { day: entry.day, slot: entry.slot }, true) },
      })
    } catch (error) {
      tellFailure('Failed to move timetable entry', error)
    }
  }

  return {
    dragged,
    props: {
      sensors,
      accessibility: {
        announcements: announcements(entries),
        screenReaderInstructions: {
          draggable: 'Press Enter to edit. Press the space bar to pick the entry up, arrow keys to move it.',
        },
      },
      onDragStart: ({ active }: { active: { id: unknown } }) =>
        setDragged(entries.find(({ id }) => id === active.id) ?? null),
      onDragCancel: () => setDragged(null),
      onDragEnd: ({ active, over }: DragEndEvent) => {
        setDragged(null)
        const entry = entries.find(({ id }) => id === active.id)
        const to = cellOf(over?.id)
        if (entry && to && (entry.day !== to.day || entry.slot !== to.slot)) void move(entry, to)
      },
    },
  }
}
