import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AttendanceStatus } from '#graphql/attendance/attendance.rules.ts'
import { quiet } from '#web/app/freshness.ts'
import { failureOf } from '#web/app/failure.ts'
import type { Act, MarkResult, MarkStore, WaitingMark } from '#web/shared/attendance/mark.ts'
import { MarkQueue, SendingFailed } from '../attendance/queue/MarkQueue.ts'
import { passing } from '../attendance/register/useMarks.ts'
import { RecordRoomActionsDocument, RoomDocument } from './room.generated.ts'

const actionOf = (mark: WaitingMark) => {
  // the queue below stamps every mark
  const { id, at: happenedAt, by: byUserId } = mark.act as Act
  const { status, timeIn, timeOut, collectedBy, collectedReason } = mark.values
  const kind = collectedBy || timeOut ? 'collect' : 'mark'
  const said = { status, timeIn, timeOut, collectedBy, collectedReason }
  return { id, kind, happenedAt, byUserId, childId: mark.childId, version: mark.version, ...said }
}

/** @throws SendingFailed */
async function sendActions(client: ApolloClient, marks: readonly WaitingMark[]): Promise<MarkResult[]> {
  const input = { sentAt: new Date().toISOString(), actions: marks.map(actionOf) }
  try {
    const { data } = await client.mutate({ mutation: RecordRoomActionsDocument, variables: { input }, context: quiet })
    return (data?.recordRoomActions.outcomes ?? []).flatMap(({ childId, refused, attendance: entry }, index) => ({
      childId: childId ?? marks[index]?.childId ?? 0,
      refused,
      there: entry && { ...entry, status: entry.status as AttendanceStatus },
    }))
  } catch (error) {
    const { code, message } = failureOf(error)
    if (code === 'UNAUTHENTICATED') throw new SendingFailed('signed_out', message)
    throw new SendingFailed(passing.has(code) ? 'away' : 'refused', message)
  }
}

/** Writes what the server saved into the room that was read. */
function writeResults(client: ApolloClient, results: readonly MarkResult[]) {
  const entryOf = new Map(results.map(({ childId, there }) => [childId, there]))
  client.cache.updateQuery({ query: RoomDocument }, (data) => {
    if (!data) return data
    const entries = data.room.entries.map((entry) => {
      const there = entryOf.get(entry.childId)
      return there === undefined ? entry : { ...entry, attendance: there as typeof entry.attendance }
    })
    return { room: { ...data.room, entries } }
  })
}

interface RoomQueueOptions {
  deviceId: number
  store: MarkStore
  /** Who acts at the tablet. */
  acting: RefObject<number | null>
  /** The tablet was shut off: the server takes nothing of it. */
  onRefused: () => void
}

/** The marks of this tablet that the server does not have yet, and the way to make more. */
export function useRoomQueue({ deviceId, store, acting, onRefused }: RoomQueueOptions) {
  const client = useApolloClient()
  const queue = useMemo(
    () =>
      new MarkQueue({
        owner: deviceId,
        store,
        gather: 1_500,
        stamp: () => ({ id: crypto.randomUUID(), at: new Date().toISOString(), by: acting.current ?? 0 }),
        send: (_date, marks) => sendActions(client, marks),
        onAnswered: (_date, answered) =>
          writeResults(
            client,
            answered.map(({ result }) => result),
          ),
      }),
    [client, deviceId, store, acting],
  )
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  useEffect(() => {
    const flush = () => void queue.flush()
    window.addEventListener('online', flush)
    return () => window.removeEventListener('online', flush)
  }, [queue])
  useEffect(() => {
    if (state.connection === 'signed_out') onRefused()
  }, [state.connection, onRefused])
  return { queue, ...state }
}
