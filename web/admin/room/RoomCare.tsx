import { CarePanel } from '#web/admin/care/CarePanel.tsx'
import type { RegisterRow } from '../attendance/register/rows.ts'
import { caredChildren } from './roomCare.ts'
import type { Room } from './roomStore.ts'
import type { Turn } from './turn.ts'
import type { useRoomQueue } from './useRoomQueue.ts'

interface RoomCareProps {
  room: Room
  boards: readonly { shown: Room['classes'][number]; rows: readonly RegisterRow[] }[]
  now: () => Date
  /** `HH:mm` */
  time: string
  acting: Room['faces'][number] | null
  queue: ReturnType<typeof useRoomQueue>
  /** Runs with the turn in which it was done; with `always` a PIN is asked although somebody acts. */
  onAct: (act: (turn: Turn) => void, always?: boolean) => void
}

/** The day of the children at the tablet: shown at once, and sent when there is a connection. */
export function RoomCare({ room, boards, now, time, acting, queue, onAct }: RoomCareProps) {
  const isOpen = acting !== null
  const shown = { room, actions: queue.actions, time, isOpen }
  return (
    <CarePanel
      key={room.date}
      groups={boards.map(({ shown: { classId, name }, rows }) => ({
        id: classId,
        name,
        children: caredChildren(rows, shown),
      }))}
      date={room.date}
      now={now}
      isOpen={isOpen}
      hint={
        acting
          ? `Signed in as ${acting.firstName}. Choose what to enter, then tap a child or all.`
          : 'Tap your name and enter your PIN first.'
      }
      onRecord={(versions, then) =>
        onAct((turn) => {
          queue.record(
            turn,
            versions.map((care) => ({ kind: 'care', childId: care.childId, care })),
          )
          then()
        })
      }
      onClosedPress={() => onAct(() => undefined)}
      onNote={(write) => onAct(write, true)}
    />
  )
}
