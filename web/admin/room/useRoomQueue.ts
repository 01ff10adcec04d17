import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { RoomDocument } from './room.generated.ts'
import {
  actionAt,
  answerRefused,
  type NewRoomAction,
  type RoomAction,
  type RoomResult,
  roomQueue,
  sendActions,
  signedBy,
} from './roomActions.ts'
import { careWith } from './roomCare.ts'
import type { RoomStore } from './roomStore.ts'
import type { Turn } from './turn.ts'

/** Writes the entries that the server saved into the room that was read. */
function writeResults(client: ApolloClient, answered: readonly { item: RoomAction; result: RoomResult }[]) {
  client.cache.updateQuery({ query: RoomDocument }, (data) => {
    if (!data) return data
    const saved = new Map(
      answered.flatMap(({ item, result }): [number, RoomResult['there']][] =>
        (item.kind === 'mark' || item.kind === 'collect') && item.date === data.room.date
          ? [[item.childId, result.there]]
          : [],
      ),
    )
    const entries = data.room.entries.map((entry) => {
      const there = saved.get(entry.childId)
      return there === undefined ? entry : { ...entry, attendance: there as typeof entry.attendance }
    })
    return { room: { ...data.room, entries, care: careWith(data.room, answered) } }
  })
}

interface RoomQueueOptions {
  deviceId: number
  store: RoomStore['actions']
  /** The time of the server. */
  now: () => Date
  /** The room could not be read. */
  isAway: boolean
  refetch: () => unknown
  /** The tablet was shut off: the server takes nothing of it. */
  onRefused: () => void
}

/** What was done at this tablet and the server does not have yet, and the way to do more. */
export function useRoomQueue({ deviceId, store, now, isAway, refetch, onRefused }: RoomQueueOptions) {
  const client = useApolloClient()
  const sentAt = useEffectEvent(now)
  const answered = useEffectEvent((all: readonly { item: RoomAction; result: RoomResult }[]) => {
    writeResults(client, all)
    // the server counts who is in which room, and says of a refused mark nobody who collected: both can be read again
    if (isAway || all.some(({ item, result }) => item.kind === 'move' || result.refused)) void refetch()
  })
  const queue = useMemo(
    () =>
      roomQueue({
        owner: deviceId,
        store,
        send: (actions) => sendActions(client, actions, sentAt()),
        onAnswered: answered,
      }),
    [client, deviceId, store],
  )
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  useEffect(() => {
    // what was read before does not show what was sent
    const goOn = () => void queue.flush().then(refetch)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [queue, refetch])
  useEffect(() => {
    if (state.connection === 'signed_out') onRefused()
  }, [state.connection, onRefused])
  const last = useRef(Promise.resolve())
  /** Signing takes a moment: what is done is added in the order in which it was done. */
  function inOrder(run: () => Promise<void>) {
    last.current = last.current.then(run, run)
  }
  const actions = useMemo(() => [...state.items.values()], [state.items])
  return {
    ...state,
    actions,
    flush: () => queue.flush(),
    /** Records that somebody did something now. */
    record(turn: Turn, made: readonly NewRoomAction[]) {
      const done = made.map((one) => actionAt(one, turn.userId, now()))
      inOrder(async () => queue.add(await Promise.all(done.map((one) => signedBy(turn, one)))))
    },
    answer: (action: RoomAction, again: Turn | null) => inOrder(() => answerRefused(queue, action, again)),
  }
}
