import { useState } from 'react'
import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { formatDate, timeInJohannesburg } from '#graphql/values/dates.ts'
import { ClassChips } from '#web/admin/shared/ClassChips.tsx'
import { childName } from '#web/admin/shared/format.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { CollectDialog } from '../attendance/home/CollectDialog.tsx'
import {
  allPresent,
  collected,
  departureProblem,
  formatMark,
  pressed,
  type RegisterRow,
  rowsOf,
} from '../attendance/register/rows.ts'
import { type Conflict, conflictOf, Conflicts, unlisted } from '../attendance/register/Waiting.tsx'
import { whereIs } from './ChildFaces.tsx'
import * as styles from './Room.css.ts'
import { RoomCare } from './RoomCare.tsx'
import { RoomClass } from './RoomClass.tsx'
import { RoomHeading } from './RoomHeading.tsx'
import { StaffBar } from './StaffBar.tsx'
import type { Face } from './StaffFaces.tsx'
import { marksOf, movedTo, type NewRoomAction, type RoomAction } from './roomActions.ts'
import { enteredText } from './roomCare.ts'
import type { Room } from './roomStore.ts'
import type { Turn } from './turn.ts'
import type { useRoomQueue } from './useRoomQueue.ts'

type RoomQueue = ReturnType<typeof useRoomQueue>

interface RoomBoardProps {
  room: Room
  /** Whether the tablet knows who may collect a child. */
  knowsCollectors: (childId: number) => boolean
  /** The time of the server. */
  now: () => Date
  /** Who acts now. */
  acting: Face | null
  queue: RoomQueue
  /** Somebody's face was pressed. */
  onFace: (face: Face) => void
  /** Runs at once while somebody acts, otherwise as soon as somebody gave a PIN. */
  onAct: (act: (turn: Turn) => void, always?: boolean) => void
  onDone: () => void
  /** Somebody wants to know whom to call about a child: that asks for a PIN of its own. */
  onCall: (row: RegisterRow) => void
}

const markAction = (row: RegisterRow, values: MarkedValues): NewRoomAction => {
  const kind = values.collectedBy || values.timeOut ? 'collect' : 'mark'
  return { kind, childId: row.childId, values, version: row.entry?.version ?? null }
}

/** Where somebody is by what waits here too. */
const placeOf = ({ userId, classId }: Face, actions: readonly RoomAction[]) => movedTo(actions, userId) ?? classId

/** Nobody moves to a class that she does not teach. What the tablet stored before an update may not say. */
const mayMoveTo = ({ taughtClassIds }: Partial<Face>, classId: number) => taughtClassIds?.includes(classId) ?? false

/** By how many the staff of a class grows, or shrinks, once what waits here is saved. */
const movedIn = ({ faces }: Room, actions: readonly RoomAction[], classId: number) =>
  faces.filter((face) => placeOf(face, actions) === classId).length -
  faces.filter((face) => face.classId === classId).length

/** What the server refused, also of an earlier day, in words. */
function refusedOf({ entries, classes, date }: Room, actions: readonly RoomAction[]): Conflict[] {
  return actions.flatMap((action) => {
    const { key, refused } = action
    if (!refused) return []
    if (action.kind === 'move') {
      const name = classes.find(({ classId }) => classId === action.classId)?.name ?? 'another class'
      return [{ key, name, said: 'you moved there', there: null, message: refused.message }]
    }
    const child = entries.find(({ childId }) => childId === action.childId)
    // the child may have moved meanwhile
    const { name, message } = child
      ? { name: childName(child), message: refused.message }
      : unlisted(action.childId, refused.message)
    if (action.kind === 'care') return [{ key, name, said: enteredText(action, date), there: null, message }]
    const said = `you marked ${formatMark(action.values)}${action.date === date ? '' : ` on ${formatDate(action.date)}`}`
    return [{ key, name, said, ...conflictOf(action, { ...refused, message }) }]
  })
}

/** What was done last, and what takes it back. */
interface Said {
  text: string
  /** Made with what was done, so that what somebody else records meanwhile is not taken back with it. */
  undo: NewRoomAction[]
}

/** The children of a room and who is with them: a press says who came, went home or is absent. */
export function RoomBoard(props: RoomBoardProps) {
  const { room, knowsCollectors, now, acting, queue, onFace, onAct, onDone, onCall } = props
  const [side, setSide] = useState<'register' | 'care'>('register')
  const [tap, setTap] = useState<'present' | 'absent' | 'call'>('present')
  const [opened, setOpened] = useState<number | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const { date } = room
  const time = timeInJohannesburg(now())
  const marks = marksOf(queue.actions)
  // photographs are shown for a PIN alone, with the emergency contacts: the board has initials
  const entries = room.entries.map((entry) => ({
    ...entry,
    mayCollect: entry.mayCollect.map((person) => ({ ...person, photo: null })),
  }))
  const boards = room.classes.map((shown) => ({
    shown,
    ratio: room.ratios.find(({ classId }) => classId === shown.classId),
    rows: rowsOf(
      date,
      entries.filter(({ classId }) => classId === shown.classId),
      marks,
    ),
  }))
  /** The room that is shown; null for all of this tablet. */
  const shownId = room.classes.some(({ classId }) => classId === chosen) ? chosen : null
  const shownBoards = boards.filter(({ shown }) => shownId === null || shown.classId === shownId)
  const all = boards.flatMap(({ rows }) => rows)
  const collecting = all.find(({ childId }) => childId === opened)

  function put(turn: Turn, changes: readonly { row: RegisterRow; values: MarkedValues }[], text: string) {
    queue.record(
      turn,
      changes.map(({ row, values }) => markAction(row, values)),
    )
    setSaid({ text, undo: changes.map(({ row }) => markAction(row, row.values)) })
  }
  function press(row: RegisterRow) {
    if (tap === 'call') return onCall(row)
    onAct((turn) => {
      const one = (values: MarkedValues, text: string) => put(turn, [{ row, values }], `${row.name} ${text}`)
      const place = whereIs(row, time)
      if (tap === 'absent' && place !== 'gone') one(pressed(row, 'absent', date, now()), 'is absent')
      else if (['in', 'coming', 'gone'].includes(place)) setOpened(row.childId)
      else one(pressed(row, 'present', date, now()), 'is here')
    })
  }
  function markOthers(rows: readonly RegisterRow[], name: string) {
    const changes = allPresent(rows)
    const absent = changes.filter(({ values }) => values.status === 'absent').length
    const text = `${name}: ${changes.length - absent} marked present${absent > 0 ? `, ${absent} reported absent` : ''}`
    onAct((turn) => put(turn, changes, text))
  }
  function collect(person: string | null, reason: string | null = null) {
    if (!collecting) return
    setOpened(null)
    const problem = person && departureProblem(collecting, date, now())
    if (problem) return setSaid({ text: problem, undo: [] })
    const values = collected(collecting, person, date, now(), reason)
    const text = person ? `${collecting.name} went home with ${person}` : `${collecting.name} is still here`
    onAct((turn) => put(turn, [{ row: collecting, values: { ...values, status: values.status ?? 'present' } }], text))
  }
  function undo(before: Said['undo']) {
    onAct((turn) => queue.record(turn, before))
    setSaid(null)
  }
  function answer(key: string, whose: 'ours' | 'theirs') {
    const action = queue.actions.find((one) => one.key === key)
    if (action) onAct((turn) => queue.answer(action, whose === 'ours' ? turn : null))
  }
  function move(classId: number, name: string) {
    onAct((turn) => {
      queue.record(turn, [{ kind: 'move', classId }])
      setSaid({ text: `You are now with ${name}`, undo: [] })
    })
  }
  const sides = (
    <SegmentedControl
      label="View"
      segments={[
        { value: 'register', label: 'Register' },
        { value: 'care', label: 'Care' },
      ]}
      value={side}
      onChange={setSide}
    />
  )
  const staff = (
    <>
      {room.classes.length > 1 && (
        <ClassChips
          chips={[
            { value: '', label: 'All rooms' },
            ...room.classes.map(({ classId, name }) => ({ value: String(classId), label: name })),
          ]}
          chosen={shownId === null ? '' : String(shownId)}
          onChoose={(id) => setChosen(id === '' ? null : Number(id))}
        />
      )}
      <StaffBar
        classes={room.classes}
        faces={room.faces.map((face) => ({ ...face, classId: placeOf(face, queue.actions) }))}
        classId={shownId}
        {...{ acting, onFace, onDone }}
      />
    </>
  )
  if (side === 'care')
    return (
      <>
        <div className={styles.head}>
          <RoomHeading name={room.name} now={now} />
          {sides}
        </div>
        {staff}
        <Conflicts conflicts={refusedOf(room, queue.actions)} onResolve={answer} />
        <RoomCare {...{ room, boards: shownBoards, now, time, acting, queue, onAct }} />
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <RoomHeading name={room.name} now={now} />
        {sides}
        <SegmentedControl
          label="Tapping a child"
          segments={[
            { value: 'present', label: 'Arrivals and departures' },
            { value: 'absent', label: 'Absent today' },
            { value: 'call', label: 'Emergency contacts' },
          ]}
          value={tap}
          onChange={(next) => {
            setTap(next)
            if (next === 'call') setSaid(null)
          }}
        />
      </div>
      {staff}
      <div className={styles.said} role="status">
        {said ? (
          <>
            <Text as="span" weight="strong">
              {said.text}
            </Text>
            {said.undo.length > 0 && <Button onClick={() => undo(said.undo)}>Undo</Button>}
          </>
        ) : tap === 'call' ? (
          <Text as="span" tone="muted">
            Tap a child, then enter your PIN. You need it each time.
          </Text>
        ) : (
          <Text as="span" tone="muted">
            {acting
              ? `Signed in as ${acting.firstName}. Tap a child${tap === 'absent' ? ' to mark them absent' : ''}.`
              : 'Tap your name and enter your PIN first.'}
          </Text>
        )}
      </div>
      <Conflicts conflicts={refusedOf(room, queue.actions)} onResolve={answer} />
      {shownBoards.map(({ shown: { classId, name }, ratio, rows }) => (
        <RoomClass
          key={classId}
          name={name}
          rows={rows}
          time={time}
          isOpen={acting !== null}
          ratio={ratio && { ...ratio, staff: ratio.staff + movedIn(room, queue.actions, classId) }}
          onPress={press}
          onAllHere={() => markOthers(rows, name)}
          onMove={
            acting && mayMoveTo(acting, classId) && placeOf(acting, queue.actions) !== classId
              ? () => move(classId, name)
              : null
          }
        />
      ))}
      {collecting && (
        <CollectDialog
          row={collecting}
          isListKnown={knowsCollectors(collecting.childId)}
          isGone={whereIs(collecting, time) === 'gone'}
          onCollect={collect}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
