import { Eraser, RotateCw } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { count } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { cacheRegisterPage } from '#web/app/serviceWorker.ts'
import { useLongerThan } from '#web/browser/useLongerThan.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Pairing } from './Pairing.tsx'
import { NoPin, PinDialog } from './PinDialog.tsx'
import * as styles from './Room.css.ts'
import { RoomBoard } from './RoomBoard.tsx'
import type { RoomAction } from './roomActions.ts'
import { holdsRoom, openRoomStore, type Room, type RoomStore } from './roomStore.ts'
import { canSign, type Turn } from './turn.ts'
import { useActing } from './useActing.ts'
import { longestSilence, useRoom } from './useRoom.ts'
import { useRoomQueue } from './useRoomQueue.ts'
import { WhomToCall } from './WhomToCall.tsx'

/** Where a tablet stores what it needs without a connection; in stories in memory. */
export const RoomStoreContext = createContext<() => RoomStore>(openRoomStore)

interface RoomPageProps {
  centre: { name: string; tagline: string }
  code: string
}

/** `2 hours 10 minutes` */
function formatSpan(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)]
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}

interface OpenRoomProps extends Pick<ReturnType<typeof useRoom>, 'knowsCollectors' | 'now' | 'behind' | 'isAway'> {
  room: Room
  store: RoomStore
  onRetry: () => Promise<unknown>
  onShutOff: () => void
}

/** `12 marks and 20 entries not sent yet` */
function waitingText(waiting: readonly RoomAction[]): string {
  const entries = waiting.filter(({ kind }) => kind === 'care').length
  const marks = waiting.length - entries
  if (entries === 0) return marks === 1 ? '1 mark not sent yet' : `${marks} marks not sent yet`
  if (marks === 0) return entries === 1 ? '1 entry not sent yet' : `${entries} entries not sent yet`
  return `${count(marks, 'mark')} and ${count(entries, 'entry', 'entries')} not sent yet`
}

/** What is wrong with the connection, the clock or the storage, and what to do. */
function Troubles({
  isAway,
  behind,
  queue,
  store,
  onRetry,
}: Pick<OpenRoomProps, 'isAway' | 'behind' | 'store' | 'onRetry'> & { queue: ReturnType<typeof useRoomQueue> }) {
  const waiting = queue.actions.filter(({ refused }) => !refused)
  const [first] = waiting
  const areSent = waitingText(waiting)
  const isSilent = useLongerThan(longestSilence, queue.sending)
  return (
    <>
      {(isAway || isSilent || queue.connection === 'away') && (
        <Notice tone="warning" title="No connection" live>
          <Stack space={8} align="start">
            <span>
              You can continue.{' '}
              {first
                ? `${areSent} since ${timeInJohannesburg(new Date(first.at))}. ${waiting.length === 1 ? 'It' : 'They'} will be sent automatically once there is a connection.`
                : 'Marks are stored here until the tablet is back online.'}
            </span>
            <Inline space={8}>
              <Button icon={RotateCw} onClick={() => void Promise.all([queue.flush(), onRetry()])}>
                Try now
              </Button>
              <Button icon={Eraser} tone="quiet" onClick={() => void store.clear(false).then(() => location.reload())}>
                Remove the names from this tablet
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
      {waiting.length > 0 && !(queue.isStored && store.isLasting) && (
        <Notice tone="danger" title="This tablet cannot store what you mark" live>
          {areSent}. Do not close this page until they have been sent. Please ask the office to check the tablet: its
          storage may be full or blocked by the browser.
        </Notice>
      )}
      {behind !== 0 && (
        <Notice tone="warning" title="This tablet's clock is wrong" live>
          It is {formatSpan(behind)} {behind > 0 ? 'slow' : 'fast'}. Times are corrected here, but please set the clock
          in the tablet's settings.
        </Notice>
      )}
    </>
  )
}

function OpenRoom({ room, knowsCollectors, now, behind, isAway, store, onRetry, onShutOff }: OpenRoomProps) {
  const { acting, turn, hasLapsed, give, extend, end } = useActing({ room, store, isAway, now, refetch: onRetry })
  const queue = useRoomQueue({
    deviceId: room.deviceId,
    store: store.actions,
    now,
    isAway,
    refetch: onRetry,
    onRefused: onShutOff,
  })
  const [asked, setAsked] = useState<Room['faces'][number] | null>(null)
  const [pending, setPending] = useState<((turn: Turn) => void) | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [calling, setCalling] = useState<{ childId: number; name: string } | null>(null)
  /** With `always` a PIN is asked although somebody acts. */
  function act(run: (turn: Turn) => void, always = false) {
    if (!turn || always) {
      setPending(() => run)
      setAsked(acting)
      setChoosing(!acting)
      return
    }
    extend()
    run(turn)
  }
  const close = () => {
    setAsked(null)
    setPending(null)
    setChoosing(false)
  }
  async function pin(input: ActAsInput) {
    const given = await give(input)
    const next = pending
    close()
    next?.(given)
  }
  return (
    <main className={styles.page}>
      <Troubles isAway={isAway} behind={behind} queue={queue} store={store} onRetry={onRetry} />
      {(isChoosing || hasLapsed) && !asked && (
        <Notice title={hasLapsed ? 'Please enter your PIN again' : 'Who are you?'} live>
          {hasLapsed && 'Your sign-in has ended. What you recorded is kept. '}Tap your name and enter your PIN.
        </Notice>
      )}
      <RoomBoard
        room={room}
        knowsCollectors={knowsCollectors}
        now={now}
        acting={acting}
        queue={queue}
        onFace={setAsked}
        onAct={act}
        onDone={end}
        onCall={setCalling}
      />
      {calling && (
        <WhomToCall
          child={calling}
          classes={room.classes}
          faces={room.faces}
          acting={acting}
          isAway={isAway}
          onRefused={onRetry}
          onClose={() => setCalling(null)}
        />
      )}
      {asked &&
        (asked.hasPin ? (
          <PinDialog face={asked} onPin={pin} onClose={close} />
        ) : (
          <NoPin face={asked} onClose={close} />
        ))}
    </main>
  )
}

/** A browser signs and encrypts nothing over an address that begins with http. */
function NotEncrypted({ centre }: Pick<RoomPageProps, 'centre'>) {
  return (
    <main className={styles.narrow}>
      <Stack space={24}>
        <Brand centre={centre} />
        <Heading level={1}>This tablet needs a different address</Heading>
        <Notice tone="danger" title="The connection is not encrypted">
          This page's address starts with http://. Please ask the office for the address that starts with https:// and
          open that instead: without it the tablet cannot prove who marked a child.
        </Notice>
      </Stack>
    </main>
  )
}

/** What a tablet shows: how it is paired, or its room. */
export function RoomPage({ centre, code }: RoomPageProps) {
  useEffect(cacheRegisterPage, [])
  const makeStore = use(RoomStoreContext)
  const [store] = useState(makeStore)
  const { query, room, knowsCollectors, now, behind, isAway, isRefused } = useRoom(store)
  const [wasShutOff, setShutOff] = useState(false)
  const shutOff = useCallback(() => {
    void store.clear(true).catch(() => undefined)
    setShutOff(true)
  }, [store])
  useEffect(() => {
    if (!isRefused) return
    // a tablet that was paired has stored something; what cannot be read is removed all the same
    void holdsRoom(store)
      .then((holds) => holds && setShutOff(true))
      .catch(() => undefined)
      .then(() => store.clear(true))
      .catch(() => undefined)
  }, [isRefused, store])
  const refetch = useCallback(() => query.refetch().catch(() => undefined), [query.refetch])
  // loaded afresh: of the room that was here before nothing is left in the page, which would be stored and sent again
  const paired = () => window.location.replace(paths.room)
  if (!canSign()) return <NotEncrypted centre={centre} />
  if (isRefused || wasShutOff) return <Pairing centre={centre} code={code} wasShutOff={wasShutOff} onPaired={paired} />
  if (room)
    return (
      <OpenRoom
        key={room.deviceId}
        {...{ room, knowsCollectors, now, behind, isAway, store }}
        onRetry={refetch}
        onShutOff={shutOff}
      />
    )
  return (
    <main className={styles.page}>
      {query.error ? (
        <ErrorState title="The room could not be loaded." retrying={query.loading} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading the room" count={4} />
      )}
    </main>
  )
}
