import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import type { MarkResult, MarkStore, WaitingMark } from '#web/shared/attendance/mark.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { SendingFailed } from '#web/shared/queue/SendQueue.ts'
import { MarkQueue } from './MarkQueue.ts'

const date = '2026-11-10'
const says = (status: MarkedValues['status'], overrides: Partial<MarkedValues> = {}): MarkedValues => ({
  status,
  timeIn: null,
  timeOut: null,
  notes: null,
  collectedBy: null,
  collectedReason: null,
  ...overrides,
})
const mark = (childId: number, status: MarkedValues['status'] = 'present') => ({
  date,
  childId,
  values: says(status),
  version: null,
  before: null,
})
const saved = (marks: readonly WaitingMark[]): MarkResult[] =>
  marks.map(({ childId, values, version }) => ({
    childId,
    refused: null,
    there: { ...values, version: (version ?? 0) + 1 },
  }))

function setUp(
  send: (date: string, marks: readonly WaitingMark[]) => Promise<MarkResult[]>,
  store: MarkStore = memoryStore(),
) {
  const requests: WaitingMark[][] = []
  const answered = vi.fn()
  const queue = new MarkQueue({
    owner: 1,
    store,
    send: (day, marks) => {
      requests.push([...marks])
      return send(day, marks)
    },
    onAnswered: answered,
  })
  return { queue, requests, answered, store }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('marks on their way', () => {
  it('of a class of twenty, with its exceptions, go in two requests', async () => {
    const { queue, requests } = setUp(async (_day, marks) => saved(marks))
    queue.put(Array.from({ length: 20 }, (_, index) => mark(index + 1)))
    await pass(1_000)
    for (const childId of [3, 7, 12]) {
      queue.put([{ ...mark(childId, 'absent'), version: 1 }])
      await pass(400)
    }
    await pass(1_000)
    expect(requests.map((marks) => marks.length)).toEqual([20, 3])
    expect(queue.read().items.size).toBe(0)
  })

  it('say the last word on a child once', async () => {
    const { queue, requests } = setUp(async (_day, marks) => saved(marks))
    queue.put([mark(1, 'late')])
    queue.put([{ ...mark(1, 'absent'), version: 9 }])
    await pass(1_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject([{ values: { status: 'absent' }, version: null }])
  })

  it('rest on what was just saved when a child is marked again meanwhile', async () => {
    let answer: (results: MarkResult[]) => void = () => undefined
    const { queue, requests } = setUp(() => new Promise((resolve) => (answer = resolve)))
    queue.put([mark(1, 'present')])
    await pass(1_000)
    queue.put([mark(1, 'late')])
    answer(saved(requests[0] ?? []))
    await pass(1_000)
    expect(requests[1]).toMatchObject([{ values: { status: 'late' }, version: 1 }])
  })
})

describe('without a connection', () => {
  it('marks wait, are tried again and are sent when it returns', async () => {
    let away = true
    const { queue, requests, store } = setUp(async (_day, marks) => {
      if (away) throw new SendingFailed('away', 'unreachable')
      return saved(marks)
    })
    queue.put([mark(1), mark(2)])
    await pass(1_000)
    expect(queue.read()).toMatchObject({ connection: 'away' })
    expect(await store.load(1)).toHaveLength(2)
    away = false
    await queue.flush()
    expect(queue.read()).toMatchObject({ connection: 'fine' })
    expect(queue.read().items.size).toBe(0)
    expect(await store.load(1)).toEqual([])
    expect(requests).toHaveLength(2)
  })

  it('are there again after the page was closed', async () => {
    const kept: MarkStore = memoryStore()
    const closed = setUp(() => Promise.reject(new SendingFailed('away', 'unreachable')), kept)
    closed.queue.put([mark(1, 'late')])
    await pass(1_000)
    const { queue, requests } = setUp(async (_day, marks) => saved(marks), kept)
    await queue.ready
    expect([...queue.read().items.values()]).toMatchObject([{ childId: 1, values: { status: 'late' } }])
    await pass(10)
    expect(requests).toHaveLength(1)
  })

  it('or signed out they stay as well', async () => {
    const { queue } = setUp(() => Promise.reject(new SendingFailed('signed_out', 'Please sign in first.')))
    queue.put([mark(1)])
    await pass(1_000)
    expect(queue.read()).toMatchObject({ connection: 'signed_out' })
    expect(queue.read().items.size).toBe(1)
  })
})

describe('a refused mark', () => {
  const theirs = { ...says('late', { timeIn: '09:00' }), version: 4 }
  const conflict = async (_day: string, marks: readonly WaitingMark[]): Promise<MarkResult[]> =>
    marks.map((one) =>
      one.version === 4
        ? { childId: one.childId, refused: null, there: { ...one.values, version: 5 } }
        : { childId: one.childId, refused: 'Somebody else has changed this.', there: theirs },
    )

  it('is shown with what stands there, and not sent again by itself', async () => {
    const { queue, requests } = setUp(conflict)
    queue.put([mark(1, 'absent')])
    await pass(60_000)
    expect(requests).toHaveLength(1)
    expect(queue.read().items.get(`${date}/1`)).toMatchObject({
      values: { status: 'absent' },
      refused: { message: 'Somebody else has changed this.', there: theirs },
    })
  })

  it('is laid over what stands there when ours is kept, and gone when theirs is', async () => {
    const { queue, requests } = setUp(conflict)
    queue.put([mark(1, 'absent'), mark(2, 'absent')])
    await pass(1_000)
    queue.resolve(`${date}/1`, 'ours')
    queue.resolve(`${date}/2`, 'theirs')
    await pass(1_000)
    expect(requests[1]).toMatchObject([{ childId: 1, values: { status: 'absent' }, version: 4 }])
    expect(queue.read().items.size).toBe(0)
  })

  it('that the server will never take does not hold up the others', async () => {
    const { queue, answered } = setUp(async (_day, marks) => {
      if (marks.some(({ childId }) => childId === 2)) throw new SendingFailed('refused', 'This child was not found.')
      return saved(marks)
    })
    queue.put([mark(1), mark(2), mark(3)])
    await pass(1_000)
    expect([...queue.read().items.values()]).toMatchObject([
      { childId: 2, refused: { message: 'This child was not found.', there: null } },
    ])
    expect(answered).toHaveBeenCalledTimes(2)
  })
})
