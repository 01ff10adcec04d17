import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { toast } from '#web/ui/Toast/toast.ts'
import { deviceStore } from '#web/shared/attendance/deviceStore.ts'
import type { MarkResult, MarkStore, WaitingMark } from '#web/shared/attendance/mark.ts'
import { sendingFailure } from '#web/shared/queue/sendingFailure.ts'
import { MarkQueue } from '../queue/MarkQueue.ts'
import { writeMarks } from './registerCache.ts'
import type { Entry } from './rows.ts'
import { type AttendanceStatus, nothing } from '#graphql/attendance/attendance.rules.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { MarkAttendanceDocument } from '../attendance.generated.ts'

interface SentMark extends MarkResult {
  entry: Entry | null
}

/**
 * Sends marks of one day in one request.
 * @throws SendingFailed
 */
async function sendMarks(client: ApolloClient, date: string, marks: readonly WaitingMark[]): Promise<SentMark[]> {
  const input = { date, marks: marks.map(({ childId, values, version }) => ({ childId, version, ...values })) }
  try {
    const { data } = await client.mutate({
      mutation: MarkAttendanceDocument,
      variables: { input },
      context: skipRefetch,
    })
    return (data?.markAttendance.outcomes ?? []).map(({ childId, refused, attendance: entry }) => ({
      childId,
      refused,
      entry,
      there: entry && { ...entry, status: entry.status as AttendanceStatus },
    }))
  } catch (error) {
    throw sendingFailure(error)
  }
}

/** Where marks wait: on the device, or in stories in memory. */
export const MarkStoreContext = createContext<() => MarkStore>(deviceStore)

/** One queue a client and account: marks are sent on while another section is looked at. */
const queues = new WeakMap<ApolloClient, Map<number, MarkQueue>>()

type Answered = readonly { mark: WaitingMark; result: MarkResult }[]

/** Why marks were refused: somebody else was faster, or the mark itself cannot be taken. */
function formatRefusals(refused: Answered): string {
  const own = refused.find(({ mark, result }) => !result.there || result.there.version === mark.version)
  if (own) return own.result.refused ?? ''
  return `${refused.length === 1 ? '1 child was' : `${refused.length} children were`} marked by somebody else in the meantime.`
}

function announce(queue: MarkQueue, date: string, answered: Answered) {
  const refused = answered.filter(({ result }) => result.refused)
  const saved = answered.filter(({ mark, result }) => !result.refused && !mark.quiet)
  if (refused.length > 0) {
    toast({
      tone: 'danger',
      title: 'Error',
      text: `Failed to add attendance. ${formatRefusals(refused)}`,
    })
    return
  }
  if (saved.length === 0) return
  const undo = () =>
    queue.put(
      saved.map(({ mark, result }) => ({
        date,
        childId: mark.childId,
        values: mark.before ?? nothing,
        version: result.there?.version ?? null,
        before: mark.values,
        quiet: true,
      })),
    )
  toast({
    title: saved.every(({ mark }) => mark.values.status === null)
      ? 'Attendance deleted successfully'
      : 'Attendance recorded successfully',
    ...(saved.length > 1 ? { text: `${saved.length} children` } : {}),
    action: { label: 'Undo', onPress: undo },
  })
}

function makeQueue(client: ApolloClient, owner: number, store: MarkStore): MarkQueue {
  const queue: MarkQueue = new MarkQueue({
    owner,
    store,
    send: (date, marks) => sendMarks(client, date, marks),
    onAnswered(date, answered) {
      writeMarks(
        client.cache,
        date,
        answered.map(({ result }) => result),
      )
      announce(queue, date, answered)
    },
  })
  if (!import.meta.env.SSR) window.addEventListener('online', () => void queue.flush())
  return queue
}

function queueOf(client: ApolloClient, owner: number, makeStore: () => MarkStore): MarkQueue {
  const own = queues.get(client) ?? new Map<number, MarkQueue>()
  queues.set(client, own)
  const queue = own.get(owner) ?? makeQueue(client, owner, makeStore())
  own.set(owner, queue)
  return queue
}

/** The marks of the signed-in user that the server does not have yet, and the way to make more. */
export function useMarks(owner: number) {
  const client = useApolloClient()
  const makeStore = use(MarkStoreContext)
  const queue = useMemo(() => queueOf(client, owner, makeStore), [client, owner, makeStore])
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  return { queue, ...state }
}
