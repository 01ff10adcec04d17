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
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Hourglass } from 'lucide-react'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { byUrgency, type ListedApplication, programName, statusOf } from './application.ts'
import { useOrderWaitlist } from './useOrderWaitlist.ts'
import { WaitingChild } from './WaitingChild.tsx'
import * as styles from './Waitlist.css.ts'

const instructions = {
  draggable:
    'Press the space bar to pick the child up, move it with the arrow keys, and press it again to put it down.',
}

/** How far a pointer must travel, in pixels, before it drags: a press stays a press. */
const pressTravel = 4

interface WaitlistLineProps {
  program: string
  waiting: readonly ListedApplication[]
}

/** Those who wait for a program, the next one first. */
function WaitlistLine({ program, waiting }: WaitlistLineProps) {
  const put = useOrderWaitlist()
  const ids = waiting.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: pressTravel } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (id: UniqueIdentifier) => waiting.find((application) => application.id === id)?.childName ?? ''
  const placeOf = (id: UniqueIdentifier) => `number ${ids.indexOf(Number(id)) + 1} of ${ids.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} would be ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} is ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
  function move(application: ListedApplication, to: number) {
    const order = arrayMove(ids, ids.indexOf(application.id), to)
    void put(application, order, ids)
  }
  function drop({ active, over }: DragEndEvent) {
    const moved = waiting.find(({ id }) => id === active.id)
    if (moved && over && over.id !== active.id) move(moved, ids.indexOf(Number(over.id)))
  }
  return (
    <Stack as="section" space={8} label={programName(program)}>
      <Heading level={2} look="h3">
        {programName(program)}
      </Heading>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: instructions }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.line}>
            {waiting.map((application, index) => (
              <WaitingChild
                key={application.id}
                application={application}
                place={index + 1}
                onUp={index > 0 ? () => move(application, index - 1) : null}
                onDown={index < waiting.length - 1 ? () => move(application, index + 1) : null}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Stack>
  )
}

export interface WaitlistDialogProps {
  applications: readonly ListedApplication[]
  onClose: () => void
}

/** Who waits for a place in which program, in the order in which places are offered: dragged, or moved by buttons. */
export function WaitlistDialog({ applications, onClose }: WaitlistDialogProps) {
  const waiting = applications.filter((application) => statusOf(application) === 'waitlisted').toSorted(byUrgency)
  const lines = ENROLLMENT_PROGRAMS.map(({ code }) => ({
    program: code,
    waiting: waiting.filter(({ program }) => program === code),
  })).filter((line) => line.waiting.length > 0)
  return (
    <Dialog open onClose={onClose} title="Waiting list" description="The first in line is offered the next place.">
      {lines.length === 0 ? (
        <EmptyState icon={Hourglass}>Nobody is waiting for a place.</EmptyState>
      ) : (
        <Stack>
          {lines.map((line) => (
            <WaitlistLine key={line.program} {...line} />
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
