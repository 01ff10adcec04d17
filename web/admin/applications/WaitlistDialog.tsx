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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, Hourglass } from 'lucide-react'
import { attempt } from '#web/admin/shared/attempt.ts'
import { shortDate } from '#web/admin/shared/format.ts'
import { serialize } from '#web/app/serialize.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { formatExactAge, byUrgency, type ListedApplication, programName, statusOf } from './application.ts'
import * as styles from './Waitlist.css.ts'
import { useMutation } from '@apollo/client/react'
import { OrderWaitlistDocument, type OrderWaitlistInput } from './applications.generated.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { CSS } from '@dnd-kit/utilities'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'

interface WaitingChildProps {
  application: ListedApplication
  /** From 1. */
  place: number
  /** Null for the first. */
  onUp: (() => void) | null
  /** Null for the last. */
  onDown: (() => void) | null
}

/** A child in line, with the handle that moves it. */
function WaitingChild({ application, place, onUp, onDown }: WaitingChildProps) {
  const { id, childName, childDob, startDate, createdAt } = application
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(styles.child, isDragging && styles.carried)}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${childName}`}
      >
        <GripVertical aria-hidden size={18} />
      </button>
      <span className={styles.place}>{place}</span>
      <span className={styles.words}>
        <span className={styles.name}>{childName}</span>
        <span className={styles.note}>
          {formatExactAge(childDob)} · start {shortDate(startDate)} · applied{' '}
          {shortDate(todayInJohannesburg(new Date(createdAt)))}
        </span>
      </span>
      <span className={styles.steps}>
        <IconButton icon={ArrowUp} label={`${childName} up`} disabled={!onUp} onClick={() => onUp?.()} />
        <IconButton icon={ArrowDown} label={`${childName} down`} disabled={!onDown} onClick={() => onDown?.()} />
      </span>
    </li>
  )
}

/** Puts a waiting list into another order: shown at once, taken back by Undo, and refused when others changed it first. */
function useOrderWaitlist() {
  const [send] = useMutation(OrderWaitlistDocument)

  function put(program: OrderWaitlistInput['program'], order: readonly number[], before: readonly number[]) {
    const orderWaitlist = order.map((id, index) => ({
      __typename: 'Application' as const,
      id,
      waitlistPosition: index + 1,
    }))
    return attempt('Failed to change the waiting list', () =>
      send({
        ...serialize(`waiting list ${program}`),
        variables: { input: { program, order: [...order], before: [...before] } },
        optimisticResponse: { orderWaitlist },
      }),
    )
  }

  return async (moved: ListedApplication, order: readonly number[], before: readonly number[]) => {
    if (!(await put(moved.program, order, before))) return
    toast({
      title: `${moved.childName} is now number ${order.indexOf(moved.id) + 1}`,
      text: programName(moved.program),
      action: { label: 'Undo', onPress: () => void put(moved.program, before, order) },
    })
  }
}

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

interface WaitlistDialogProps {
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
    <Dialog onClose={onClose} title="Waiting list" description="The first on the list is offered the next place.">
      {lines.length === 0 ? (
        <EmptyState icon={Hourglass}>The waiting list is empty.</EmptyState>
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
