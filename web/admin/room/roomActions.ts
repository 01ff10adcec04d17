import { makeId } from '#web/browser/makeId.ts'
import type { ApolloClient } from '@apollo/client'
import type { AttendanceStatus, MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { mostActions } from '#graphql/devices/devices.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import type { NewVersion } from '#web/admin/care/careEntries.ts'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { type SendQueueOptions, SendQueue, type Waiting } from '#web/shared/queue/SendQueue.ts'
import { sendingFailure } from '#web/shared/queue/sendingFailure.ts'
import { RecordRoomActionsDocument, type RecordRoomActionsMutationVariables } from './room.generated.ts'
import { sign, type Turn } from './turn.ts'

type Entry = MarkedValues & { version: number }

export type NewRoomAction =
  /** `version` is that of the entry that it is based on; null when there was none. */
  | { kind: 'mark' | 'collect'; childId: number; values: MarkedValues; version: number | null }
  /** Somebody goes to another room of the tablet. */
  | { kind: 'move'; classId: number }
  /** Something of the day of a child; the id of the version is that of the action. */
  | { kind: 'care'; childId: number; care: NewVersion }

/** Something that was done at the tablet. No two become one: who recorded that a child came is stored, and who that it left. */
export type RoomAction = Waiting &
  NewRoomAction & {
    /** The id by which it happens once: a random UUID. */
    key: string
    /** When, as an ISO timestamp. */
    at: string
    /** The day in Johannesburg. */
    date: string
    /** The member of staff who did it. */
    by: number
    /** What proves that it was done in her turn; none where it was stored by an earlier version. */
    proof?: { turnKey: string; signature: string }
    refused: { message: string; there: Entry | null } | null
  }

export interface RoomResult {
  refused: string | null
  /** The entry of the child as it is now. */
  there: Entry | null
}

export const actionAt = (made: NewRoomAction, by: number, now: Date): RoomAction => ({
  ...made,
  key: made.kind === 'care' ? made.care.id : makeId(),
  at: now.toISOString(),
  date: todayInJohannesburg(now),
  by,
  refused: null,
})

type Sent = RecordRoomActionsMutationVariables['input']['actions'][number]

/** An action as the server takes it. */
export function inputOf(action: RoomAction): Sent {
  const { key: id, kind, at: happenedAt, by: byUserId, proof } = action
  if (action.kind === 'move') return { id, kind, happenedAt, byUserId, classId: action.classId, ...proof }
  if (action.kind === 'care') {
    const { id: _id, childId, ...care } = action.care
    return { id, kind, happenedAt, byUserId, childId, care, ...proof }
  }
  const { status, timeIn, timeOut, collectedBy, collectedReason } = action.values
  const said = { status, timeIn, timeOut, collectedBy, collectedReason }
  return { id, kind, happenedAt, byUserId, childId: action.childId, version: action.version, ...said, ...proof }
}

/** The action as somebody's who acts; where it cannot be signed it is sent all the same, so that its refusal is shown. */
export async function signedBy(turn: Turn, action: RoomAction): Promise<RoomAction> {
  const { proof: _earlier, ...hers } = { ...action, by: turn.userId }
  const proof = await sign(turn, inputOf(hers)).catch(() => undefined)
  return proof ? { ...hers, proof } : hers
}

/** @throws SendingFailed */
export async function sendActions(client: ApolloClient, actions: readonly RoomAction[], now: Date) {
  const input = { sentAt: now.toISOString(), actions: actions.map(inputOf) }
  try {
    const { data } = await client.mutate({
      mutation: RecordRoomActionsDocument,
      variables: { input },
      context: skipRefetch,
    })
    const outcomes = data?.recordRoomActions.outcomes ?? []
    return new Map(
      outcomes.map(({ id, refused, attendance }): [string, RoomResult] => [
        id,
        { refused, there: attendance && { ...attendance, status: attendance.status as AttendanceStatus } },
      ]),
    )
  } catch (error) {
    throw sendingFailure(error)
  }
}

/** Actions of a tablet on their way to the server, in their order. */
export const roomQueue = (
  options: Pick<SendQueueOptions<RoomAction, RoomResult>, 'owner' | 'store' | 'send' | 'onAnswered'>,
) =>
  new SendQueue<RoomAction, RoomResult>({
    ...options,
    // long enough for a look at the next kind, value and face between two presses
    gather: 2_500,
    batchOf: (waiting) => waiting.slice(0, mostActions),
    settle: (sent, _now, { refused, there }) => (refused ? { ...sent, refused: { message: refused, there } } : null),
  })

/** What waits of each child and day, as a register shows it: the last that was said. What was refused hides nothing. */
export const marksOf = (actions: Iterable<RoomAction>): ReadonlyMap<string, WaitingMark> =>
  new Map(
    [...actions].flatMap((action): [string, WaitingMark][] => {
      if (action.refused || action.kind === 'move' || action.kind === 'care') return []
      const { date, childId, values, version } = action
      const key = keyOf(date, childId)
      return [[key, { key, date, childId, values, version, before: null, quiet: true, refused: null }]]
    }),
  )

/** Where somebody has gone to by what waits; undefined while nothing does. */
export function movedTo(actions: Iterable<RoomAction>, userId: number): number | undefined {
  const moves = [...actions].filter((action) => action.kind === 'move' && action.by === userId && !action.refused)
  const last = moves.at(-1)
  return last?.kind === 'move' ? last.classId : undefined
}

function renewed(action: RoomAction, version: number | null): RoomAction {
  const key = makeId()
  if (action.kind === 'move') return { ...action, key, refused: null }
  if (action.kind !== 'care') return { ...action, key, version, refused: null }
  // the entry keeps its id, by which the corrections of it find it
  return { ...action, key, care: { ...action.care, id: key }, refused: null }
}

/**
 * Answers a refused action: with the turn of somebody it is done once more, at its own time and in her name, over what the
 * server has now; otherwise it is dropped.
 */
export async function answerRefused(queue: SendQueue<RoomAction, RoomResult>, action: RoomAction, again: Turn | null) {
  const version = action.refused?.there?.version ?? null
  if (again) queue.add([await signedBy(again, renewed(action, version))], 0)
  queue.discard(action.key)
}
