import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { memoryStore } from './memoryStore.ts'
import { sendingFailure } from './sendingFailure.ts'
import { SendingFailed, SendQueue, type Waiting } from './SendQueue.ts'

const item = (key: string): Waiting => ({ key, refused: null })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(store = memoryStore<Waiting>()) {
  const requests: string[][] = []
  let away: Error | false = false
  const queue = new SendQueue<Waiting, 'saved'>({
    owner: 1,
    store,
    batchOf: (waiting) => waiting.slice(0, 3),
    async send(batch) {
      requests.push(batch.map(({ key }) => key))
      if (away) throw away
      return new Map(batch.map(({ key }) => [key, 'saved' as const]))
    },
    onAnswered: () => undefined,
    settle: () => null,
  })
  return {
    queue,
    requests,
    setAway: (value: boolean, why: Error = new SendingFailed('away', 'unreachable')) => (away = value && why),
  }
}

it('sends in the order in which things were done, also after a failure, and never more than a batch', async () => {
  const { queue, requests, setAway } = setUp()
  setAway(true)
  for (const key of ['c', 'a', 'd', 'b']) queue.add([item(key)])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.read().connection).toBe('away')
  setAway(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toEqual([['c', 'a', 'd'], ['c', 'a', 'd'], ['b']])
  expect(queue.read().items.size).toBe(0)
})

it('says while the browser refuses to store what waits', async () => {
  const store = memoryStore<Waiting>()
  let isFull = true
  const { queue, setAway } = setUp({
    ...store,
    put: (owner, one) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : store.put(owner, one)),
  })
  setAway(true)
  queue.add([item('a')])
  await vi.advanceTimersByTimeAsync(1)
  expect(queue.read().isStored).toBe(false)
  isFull = false
  queue.add([item('b')])
  await vi.advanceTimersByTimeAsync(1)
  expect(queue.read().isStored).toBe(true)
})

/** Catches a tablet whose marks are refused one by one after an update, until somebody loads its page again and gives a PIN for each. */
it('keeps what a page from before an update cannot send for the page that is loaded next', async () => {
  const store = memoryStore<Waiting>()
  const { queue, requests, setAway } = setUp(store)
  setAway(true, sendingFailure(new OperationError('This page is out of date.', 'UNKNOWN_OPERATION', 403)))
  queue.add(['a', 'b'].map(item))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toEqual([['a', 'b']])
  expect(queue.read().items.get('a')).toEqual(item('a'))
  expect(await store.load(1)).toHaveLength(2)
})
