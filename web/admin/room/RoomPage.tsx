import { useMutation, useQuery } from '@apollo/client/react'
import { Eraser, RotateCw } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { actingMinutes } from '#graphql/devices/devices.rules.ts'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { cacheRegisterPage } from '#web/app/serviceWorker.ts'
import { useToday } from '#web/app/useToday.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { quiet } from '#web/app/freshness.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Pairing } from './Pairing.tsx'
import { NoPin, PinDialog } from './PinDialog.tsx'
import { ActAsDocument, RoomDocument, StopActingDocument } from './room.generated.ts'
import * as styles from './Room.css.ts'
import { RoomBoard } from './RoomBoard.tsx'
import { matchesPin, openRoomStore, rememberPin, type Room, type RoomStore } from './roomStore.ts'
import { useRoomQueue } from './useRoomQueue.ts'

/** Where a tablet stores what it needs without a connection; in stories in memory. */
export const RoomStoreContext = createContext<() => RoomStore>(openRoomStore)

/** The room is read again so often, in milliseconds: another tablet or the office may have marked somebody. */
const pollInterval = 30_000

interface RoomPageProps {
  centre: { name: string; tagline: string }
  code: string
}

/** The room as the server has it, or without a connection as this tablet read it last today. */
function useRoom(store: RoomStore) {
  const query = useQuery(RoomDocument, { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first', pollInterval })
  const { data, error } = query
  const today = useToday()
  const [stored, setStored] = useState<Room | null>(null)
  const code = error && failureOf(error).code
  const isAway = code !== undefined && code !== 'UNAUTHENTICATED'
  useEffect(() => {
    void store.keepOnly(today).catch(() => undefined)
  }, [store, today])
  useEffect(() => {
    // where the browser refuses to store it, the room opens with a connection alone
    if (data && !error) void store.writeRoom(today, data.room).catch(() => undefined)
  }, [data, error, store, today])
  useEffect(() => {
    if (isAway && !data) void store.readRoom(today).then(setStored, () => undefined)
  }, [isAway, data, store, today])
  const room = code === 'UNAUTHENTICATED' ? null : (data?.room ?? stored)
  return {
    query,
    room: room?.date === today ? room : null,
    isAway,
    isRefused: code === 'UNAUTHENTICATED',
  }
}

const onceADay = (firstName: string) =>
  `There is no connection, and ${firstName} has given no PIN at this tablet today. With a connection once a day it works without one afterwards.`

/** Who acts, until two minutes after the last act. */
function useActing(room: Room, store: RoomStore, refetch: () => unknown) {
  const [actAs] = useMutation(ActAsDocument, { context: quiet })
  const [stop] = useMutation(StopActingDocument, { context: quiet })
  const userId = useRef<number | null>(room.actingUserId)
  const [until, setUntil] = useState(() => (room.actingUntil ? Date.parse(room.actingUntil) : 0))
  const isActing = until > 0
  const extend = () => setUntil(Date.now() + actingMinutes * 60_000)
  const end = useCallback(() => {
    userId.current = null
    setUntil(0)
    // the server tells names alone from now on
    void stop()
      .catch(() => undefined)
      .then(refetch)
  }, [stop, refetch])
  useEffect(() => {
    if (!isActing) return
    const timer = setTimeout(end, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [isActing, until, end])
  async function give(input: ActAsInput) {
    const day = todayInJohannesburg()
    try {
      await actAs({ variables: { input } })
      void rememberPin(store, day, input.userId, input.pin).catch(() => undefined)
      void refetch()
    } catch (error) {
      if (failureOf(error).code !== 'UNREACHABLE') throw error
      const matches = await matchesPin(store, day, input.userId, input.pin).catch(() => null)
      if (matches) return take(input.userId)
      const { firstName = '' } = room.faces.find((face) => face.userId === input.userId) ?? {}
      const message = matches === null ? onceADay(firstName) : `This is not the PIN of ${firstName}.`
      throw new OperationError(message, 'BAD_USER_INPUT', 400, { pin: message })
    }
    take(input.userId)
  }
  function take(by: number) {
    userId.current = by
    extend()
  }
  const acting = isActing ? (room.faces.find((face) => face.userId === userId.current) ?? null) : null
  return { acting, userId, give, extend, end }
}

interface OpenRoomProps {
  room: Room
  isAway: boolean
  store: RoomStore
  onRetry: () => unknown
  onShutOff: () => void
}

function OpenRoom({ room, isAway, store, onRetry, onShutOff }: OpenRoomProps) {
  const { acting, userId, give, extend, end } = useActing(room, store, onRetry)
  const marks = useRoomQueue({ deviceId: room.deviceId, store: store.marks, acting: userId, onRefused: onShutOff })
  const [asked, setAsked] = useState<Room['faces'][number] | null>(null)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  function act(run: () => void) {
    if (!acting) {
      setPending(() => run)
      setChoosing(true)
      return
    }
    extend()
    run()
  }
  const close = () => {
    setAsked(null)
    setPending(null)
    setChoosing(false)
  }
  async function pin(input: ActAsInput) {
    await give(input)
    const next = pending
    close()
    next?.()
  }
  const waiting = [...marks.marks.values()].filter(({ refused }) => !refused)
  const since = waiting.flatMap(({ act: known }) => known?.at ?? []).sort()[0]
  return (
    <main className={styles.page}>
      {(isAway || marks.connection === 'away') && (
        <Notice tone="warning" title="No connection" live>
          <Stack space={8} align="start">
            <span>
              You can go on.{' '}
              {waiting.length > 0 && since
                ? `${waiting.length === 1 ? 'One mark waits' : `${waiting.length} marks wait`} here since ${timeInJohannesburg(new Date(since))}, and ${waiting.length === 1 ? 'is' : 'are'} sent by itself when the connection is back.`
                : 'What you mark waits here until the connection is back.'}
            </span>
            <Inline space={8}>
              <Button icon={RotateCw} onClick={() => void Promise.all([marks.queue.flush(), onRetry()])}>
                Try now
              </Button>
              <Button icon={Eraser} tone="quiet" onClick={() => void store.clear(false).then(() => location.reload())}>
                Remove the names from this tablet
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
      {isChoosing && !asked && (
        <Notice title="Who are you?" live>
          Press your face, and give your PIN.
        </Notice>
      )}
      <RoomBoard room={room} acting={acting} marks={marks} onFace={setAsked} onAct={act} onDone={end} />
      {asked &&
        (asked.hasPin ? (
          <PinDialog face={asked} onPin={pin} onClose={close} />
        ) : (
          <NoPin face={asked} onClose={close} />
        ))}
    </main>
  )
}

/** What a tablet shows: how it is paired, or its room. */
export function RoomPage({ centre, code }: RoomPageProps) {
  useEffect(cacheRegisterPage, [])
  const makeStore = use(RoomStoreContext)
  const [store] = useState(makeStore)
  const { query, room, isAway, isRefused } = useRoom(store)
  const [wasShutOff, setShutOff] = useState(false)
  const shutOff = useCallback(() => {
    void store.clear(true).catch(() => undefined)
    setShutOff(true)
  }, [store])
  useEffect(() => {
    if (!isRefused) return
    // a tablet that was paired has stored something
    void store.readRoom(todayInJohannesburg()).then(
      (stored) => stored && shutOff(),
      () => undefined,
    )
  }, [isRefused, store, shutOff])
  const refetch = useCallback(() => query.refetch().catch(() => undefined), [query.refetch])
  const paired = () => {
    setShutOff(false)
    window.history.replaceState(null, '', '/room')
    void refetch()
  }
  if (isRefused || wasShutOff) return <Pairing centre={centre} code={code} wasShutOff={wasShutOff} onPaired={paired} />
  if (room)
    return (
      <OpenRoom key={room.deviceId} room={room} isAway={isAway} store={store} onRetry={refetch} onShutOff={shutOff} />
    )
  return (
    <main className={styles.page}>
      {isAway ? (
        <ErrorState title="The room could not be loaded." retrying={query.loading} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading the room" count={4} />
      )}
    </main>
  )
}
