import { CloudOff, Eraser, RotateCw } from 'lucide-react'
import { Suspense, use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { formatDayInFull, todayInJohannesburg } from '#graphql/values/dates.ts'
import { clearOfflineStore, type OfflineDay } from '#web/shared/attendance/offlineStore.ts'
import type { Companion } from '#web/ui/Blob/Blob.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { ClassChips } from '#web/admin/shared/ClassChips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ClassRegister } from '../register/ClassRegister.tsx'
import { rowsOf } from '../register/rows.ts'
import { MarkStoreContext } from '../register/useMarks.ts'
import type { StoredRegister } from './useOfflineRegister.ts'
import * as styles from '../Attendance.css.ts'
import type { MarkStore } from '#web/shared/attendance/mark.ts'
import { SendingFailed } from '#web/shared/queue/SendQueue.ts'
import { MarkQueue } from '../queue/MarkQueue.ts'

/** How often the server is looked for, in milliseconds. */
const lookEvery = 5_000

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A note that somebody is typing would be lost when the page is loaded again. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'radio'

/** Looks for the server until it answers; `look` does so at once. */
function useReturn(onBack: () => void) {
  const [looking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    if (await isReachable()) onBack()
    setLooking(false)
  }
  // rendered again with every mark and every try to send one, which must not begin the wait again
  const lookQuietly = useEffectEvent(async () => {
    if (!isTyping() && (await isReachable())) onBack()
  })
  useEffect(() => {
    const listen = () => void lookQuietly()
    const timer = setInterval(listen, lookEvery)
    window.addEventListener('online', listen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', listen)
    }
  }, [])
  return { look, looking }
}

const notFromHere = () => Promise.reject(new SendingFailed('away', 'The server cannot be reached.'))

/** Marks on a page without a server: they are stored on the device, and sent by the next page that has one. */
function useWaitingMarks(owner: number, store: MarkStore) {
  const [queue] = useState(
    () => new MarkQueue({ owner, store, send: notFromHere, onAnswered: () => undefined, gather: 0 }),
  )
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.read) }
}

export interface OfflineRegisterProps {
  /** What this device has stored of today, as soon as it is read. */
  kept: Promise<OfflineDay<StoredRegister> | null>
  /** The class that was looked at last, by the address; else the first. */
  lastClass?: number | undefined
  /** Goes on in the admin area, at the register of this class. */
  onBack: (classId: number | null) => void
}

interface RegistersProps extends Omit<OfflineRegisterProps, 'kept'> {
  kept: OfflineDay<StoredRegister>
  onForget: () => void
}

/** Stored registers are cleared at midnight, also while they are shown. */
function useForgottenAtMidnight(day: string, onForget: () => void) {
  useEffect(() => {
    const timer = setInterval(() => todayInJohannesburg() !== day && onForget(), 30_000)
    return () => clearInterval(timer)
  }, [day, onForget])
}

function Registers({ kept, lastClass = 0, onBack, onForget }: RegistersProps) {
  const registers = Object.values(kept.registers)
  const [classId, setClassId] = useState((kept.registers[lastClass] ?? registers[0])?.shown.classId ?? 0)
  const [makeStore] = useState(use(MarkStoreContext))
  const marks = useWaitingMarks(kept.owner, makeStore)
  const { look, looking } = useReturn(() => onBack(classId))
  useForgottenAtMidnight(kept.day, onForget)
  const register = kept.registers[classId]
  const waiting = marks.items.size
  return (
    <Stack>
      <Heading level={1}>Register of {formatDayInFull(kept.day)}</Heading>
      <Notice tone="warning" title="No connection">
        <Stack space={8} align="start">
          <span>
            You can continue marking classes opened on this device today. Marks are stored here and sent once you are
            back online{waiting > 0 ? `: ${waiting} so far` : ''}.
            {!marks.isStored && ' This browser cannot store them, so do not close this page until then.'} Allergies are
            not stored on this device; please use the emergency sheet.
          </span>
          <Inline space={8}>
            <Button size="small" icon={RotateCw} onClick={() => void look()} pending={looking} pendingLabel="Trying...">
              Try now
            </Button>
            <Button size="small" tone="quiet" icon={Eraser} onClick={onForget}>
              Remove the names from this device
            </Button>
          </Inline>
        </Stack>
      </Notice>
      <ClassChips
        chips={registers.map(({ shown }) => ({
          value: String(shown.classId),
          label: shown.name,
          tone: (shown.companion ?? 'teal') as Companion,
        }))}
        chosen={String(classId)}
        onChoose={(id) => setClassId(Number(id))}
      />
      {register && (
        <ClassRegister
          key={classId}
          date={kept.day}
          closed={register.closed}
          shown={register.shown}
          rows={rowsOf(kept.day, register.entries, marks.items)}
          marks={{ ...marks, connection: 'fine' }}
          marksOnly
        />
      )}
    </Stack>
  )
}

function NothingKept({ onBack }: Pick<OfflineRegisterProps, 'onBack'>) {
  const { look, looking } = useReturn(() => onBack(null))
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="You are offline"
        action={
          <Button size="small" icon={RotateCw} onClick={() => void look()} pending={looking} pendingLabel="Trying...">
            Try again
          </Button>
        }
      >
        No children's details are stored on this device, so there is nothing to show until you are back online. Marks
        made earlier are still stored here and will be sent then.
      </EmptyState>
    </Card>
  )
}

function Kept({ kept: opened, lastClass, onBack }: OfflineRegisterProps) {
  const [kept, setKept] = useState(use(opened))
  const forget = useCallback(() => {
    void clearOfflineStore()
    setKept(null)
  }, [])
  if (!kept) return <NothingKept onBack={onBack} />
  return <Registers kept={kept} lastClass={lastClass} onBack={onBack} onForget={forget} />
}

/** Stands in for the admin area without a connection: today's registers as this device knew them. */
export function OfflineRegister(props: OfflineRegisterProps) {
  return (
    <main className={styles.page}>
      <Suspense fallback={<SkeletonList label="Loading the register" count={6} />}>
        <Kept {...props} />
      </Suspense>
    </main>
  )
}
