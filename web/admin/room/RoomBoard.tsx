import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { RatioLevel } from '#graphql/attendance/ratios.rules.ts'
import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import type { WaitingMark } from '#web/shared/attendance/mark.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { CollectDialog } from '../attendance/home/CollectDialog.tsx'
import { collected, markOf, pressed, type RegisterRow, rowsOf } from '../attendance/register/rows.ts'
import { Conflicts } from '../attendance/register/Waiting.tsx'
import { ChildFaces, whereIs } from './ChildFaces.tsx'
import * as styles from './Room.css.ts'
import type { Room } from './roomStore.ts'
import type { useRoomQueue } from './useRoomQueue.ts'

type Face = Room['faces'][number]

interface RoomBoardProps {
  room: Room
  /** Who acts now. */
  acting: Face | null
  marks: ReturnType<typeof useRoomQueue>
  /** Somebody's face was pressed. */
  onFace: (face: Face) => void
  /** Runs at once while somebody acts, otherwise as soon as somebody gave a PIN. */
  onAct: (act: () => void) => void
  onDone: () => void
}

const levels: Record<RatioLevel, { tone: 'good' | 'warning' | 'danger' | 'neutral'; words: string }> = {
  kept: { tone: 'good', words: 'within the ratio' },
  over_promise: { tone: 'warning', words: 'over what we promise' },
  over_law: { tone: 'danger', words: 'over what the law allows' },
  empty: { tone: 'neutral', words: 'nobody in' },
}

function RatioBadge({ ratio: { children, staff, level } }: { ratio: Room['ratios'][number] }) {
  const { tone, words } = levels[level as RatioLevel]
  return (
    <Badge tone={tone}>
      {children} {children === 1 ? 'child' : 'children'} with {staff}, {words}
    </Badge>
  )
}

/** Faces of staff; a press and a PIN say who acts. */
function StaffFaces({ room, acting, onFace, onDone }: Pick<RoomBoardProps, 'room' | 'acting' | 'onFace' | 'onDone'>) {
  return (
    <section aria-label="Who acts">
      <Inline space={8}>
        {room.faces.map((face) => (
          <button
            key={face.userId}
            type="button"
            className={styles.person}
            aria-pressed={acting?.userId === face.userId}
            onClick={() => onFace(face)}
          >
            <Avatar name={`${face.firstName} ${face.lastName}`} size={44} />
            {face.firstName} {face.lastName}
          </button>
        ))}
        {acting && (
          <Button icon={LogOut} onClick={onDone}>
            Done
          </Button>
        )}
      </Inline>
    </section>
  )
}

/** The last mark, with the values that Undo restores. */
interface Said {
  text: string
  childId: number
  before: MarkedValues
}

/** The children of a room and who is with them: a press says who came, went home or is absent. */
export function RoomBoard({ room, acting, marks, onFace, onAct, onDone }: RoomBoardProps) {
  const [tap, setTap] = useState<'present' | 'absent'>('present')
  const [opened, setOpened] = useState<number | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const { date } = room
  const boards = room.classes.map((shown) => ({
    shown,
    ratio: room.ratios.find(({ classId }) => classId === shown.classId),
    rows: rowsOf(
      date,
      // photographs are for those who are signed in: a tablet shows initials
      room.entries
        .filter(({ classId }) => classId === shown.classId)
        .map((entry) => ({ ...entry, mayCollect: entry.mayCollect.map((person) => ({ ...person, photo: null })) })),
      marks.marks,
    ),
  }))
  const all = boards.flatMap(({ rows }) => rows)
  const collecting = all.find(({ childId }) => childId === opened)

  function put(row: RegisterRow, values: MarkedValues, text: string) {
    marks.queue.put([markOf(row, date, values)])
    setSaid({ text, childId: row.childId, before: row.values })
  }
  function press(row: RegisterRow) {
    onAct(() => {
      const isHere = ['in', 'coming', 'gone'].includes(whereIs(row))
      if (tap === 'absent' && whereIs(row) !== 'gone') put(row, pressed(row, 'absent', date), `${row.name} is absent`)
      else if (isHere) setOpened(row.childId)
      else put(row, pressed(row, 'present', date), `${row.name} is here`)
    })
  }
  function collect(person: string | null, reason: string | null = null) {
    if (!collecting) return
    const values = collected(collecting, person, date, new Date(), reason)
    const text = person ? `${collecting.name} went home with ${person}` : `${collecting.name} is still here`
    onAct(() => put(collecting, { ...values, status: values.status ?? 'present' }, text))
    setOpened(null)
  }
  function undo({ childId, before }: Said) {
    const row = all.find((one) => one.childId === childId)
    if (row) onAct(() => marks.queue.put([markOf(row, date, before)]))
    setSaid(null)
  }
  const resolve = ({ key }: WaitingMark, whose: 'ours' | 'theirs') => onAct(() => marks.queue.resolve(key, whose))
  return (
    <>
      <div className={styles.bar}>
        <Heading level={1}>{room.name}</Heading>
        <SegmentedControl
          label="A press on a face means"
          segments={[
            { value: 'present', label: 'Comes or goes' },
            { value: 'absent', label: 'Absent today' },
          ]}
          value={tap}
          onChange={setTap}
        />
      </div>
      <StaffFaces room={room} acting={acting} onFace={onFace} onDone={onDone} />
      <div className={styles.said} role="status">
        {said ? (
          <>
            <Text as="span" weight="strong">
              {said.text}
            </Text>
            <Button onClick={() => undo(said)}>Undo</Button>
          </>
        ) : (
          <Text as="span" tone="muted">
            {acting
              ? `${acting.firstName} acts. Press the face of a child.`
              : 'Press your face and give your PIN first.'}
          </Text>
        )}
      </div>
      <Conflicts rows={all} onResolve={resolve} />
      {boards.map(({ shown, ratio, rows }) => (
        <section key={shown.classId} aria-label={shown.name}>
          <Stack space={16}>
            <Inline space={12}>
              <Heading level={2}>{shown.name}</Heading>
              {ratio && <RatioBadge ratio={ratio} />}
            </Inline>
            {rows.length > 0 ? (
              <ChildFaces rows={rows} onPress={press} />
            ) : (
              <EmptyState title="No child is in this class today">
                Children are shown here from their first day on. The office puts them into a class.
              </EmptyState>
            )}
          </Stack>
        </section>
      ))}
      {collecting && (
        <CollectDialog
          row={collecting}
          isGone={whereIs(collecting) === 'gone'}
          onCollect={collect}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
