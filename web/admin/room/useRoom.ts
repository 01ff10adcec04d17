import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { clockTolerance } from '#graphql/devices/devices.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { isOutdated, reloadOutdated } from '#web/app/outdated.ts'
import { useToday } from '#web/app/useToday.ts'
import { useLongerThan } from '#web/browser/useLongerThan.ts'
import { RoomDocument } from './room.generated.ts'
import type { Room, RoomStore, StoredRoom } from './roomStore.ts'

/** The room is read again so often, in milliseconds: another tablet or the office may have marked somebody. */
const pollInterval = 30_000

/** Who has just given a PIN does not share an answer that was asked for before. */
const options = { fetchPolicy: 'network-only', pollInterval, context: { queryDeduplication: false } } as const

/** After so many milliseconds without an answer the tablet works as it does without a connection. */
export const longestSilence = 2_000

const connectionEvents = ['online', 'offline']

function subscribe(listener: () => void) {
  for (const event of connectionEvents) window.addEventListener(event, listener)
  return () => {
    for (const event of connectionEvents) window.removeEventListener(event, listener)
  }
}

/** Whether the device itself knows that it has no connection; one that carries nothing is not known to it. */
const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** By how many milliseconds the clock of the tablet is behind the server's; 0 for one that is right enough. */
function clockBehind({ now }: Room): number {
  const behind = Date.parse(now) - Date.now()
  return Math.abs(behind) > clockTolerance * 60_000 ? behind : 0
}

/** Stands where an allergy would: a child without one has none. */
const notKnown = 'Allergies not known'

/**
 * The server tells names alone while nobody acts. Who gives a PIN without a connection reads what it told last today; of
 * another child, and with a connection, nothing is known.
 */
function withDetails(room: Room, detailed: Room | null): Room {
  if (room.actingUserId !== null) return room
  const known = new Map(detailed?.entries.map((entry) => [entry.childId, entry]))
  const entries = room.entries.map((entry) => {
    const told = known.get(entry.childId) ?? { ...entry, allergies: notKnown }
    const { allergies, profileImage, mayCollect, absence } = told
    return { ...entry, allergies, profileImage, mayCollect, absence }
  })
  const cared = new Map(detailed?.care.map((child) => [child.childId, child]))
  const care = room.care.map((child) => {
    const { entries: told, supplies } = cared.get(child.childId) ?? child
    return { ...child, entries: told, supplies }
  })
  return { ...room, entries, care }
}

/** The room as the server has it, or without a connection or an answer as this tablet read it last today. */
export function useRoom(store: RoomStore) {
  const query = useScreenQuery(RoomDocument, {}, options)
  const { data, error, loading } = query
  const [stored, setStored] = useState<StoredRoom | null>(null)
  const [detailed, setDetailed] = useState<Room | null>(null)
  if (data && data.room.actingUserId !== null && data.room !== detailed) setDetailed(data.room)
  const [clock, setClock] = useState({ answeredAt: '', behind: 0 })
  // only a new answer tells the time: a mark changes what was read, but not when
  if (data && data.room.now !== clock.answeredAt)
    setClock({ answeredAt: data.room.now, behind: clockBehind(data.room) })
  const { behind } = clock
  const now = useCallback(() => new Date(Date.now() + behind), [behind])
  // rendered again at midnight by the clock of the tablet; where that is wrong, with the next answer
  useToday()
  const today = todayInJohannesburg(now())
  const code = error && failureOf(error).code
  const isRefused = code === 'UNAUTHENTICATED'
  const isOld = isOutdated(code)
  useEffect(() => {
    if (!isOld) return
    reloadOutdated()
    const timer = setInterval(reloadOutdated, pollInterval)
    return () => clearInterval(timer)
  }, [isOld])
  const isOffline = useOffline()
  const isSilent = useLongerThan(longestSilence, loading)
  const isOut = code !== undefined || isOffline || isSilent
  const answer = data?.room.now ?? 'none'
  const [outAt, setOutAt] = useState<string | null>(null)
  if (isOut && outAt !== answer) setOutAt(answer)
  // until the next answer, not only until it is asked for
  const isAway = !isRefused && (isOut || outAt === answer)
  const current = isRefused ? null : (data?.room ?? (isAway ? stored?.room : null))
  const known = isAway && detailed?.date === current?.date ? detailed : null
  const room = current && withDetails(current, known)
  const isKnown = room !== undefined && room !== null
  useEffect(() => {
    // until then the time of the server is not known
    if (isKnown) void store.keepOnly(today).catch(() => undefined)
  }, [store, today, isKnown])
  useEffect(() => {
    // where the browser refuses to store it, the room opens with a connection alone
    if (data && !error) void store.writeRoom({ room: data.room, detailed, behind }).catch(() => undefined)
  }, [data, error, store, detailed, behind])
  useEffect(() => {
    void store.readRoom().then(
      (known) => {
        if (!known) return
        setStored(known)
        setDetailed((newer) => newer ?? known.detailed)
        setClock((newer) => (newer.answeredAt ? newer : { answeredAt: '', behind: known.behind }))
      },
      () => undefined,
    )
  }, [store])
  const knowsCollectors = (id: number) =>
    current?.actingUserId !== null || (known?.entries.some(({ childId }) => childId === id) ?? false)
  return { query, room: room?.date === today ? room : null, knowsCollectors, now, behind, isAway, isRefused }
}
