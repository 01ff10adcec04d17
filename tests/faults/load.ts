import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, send } from './client.ts'
import type { Write } from './ledger.ts'
import { kept, requestOf } from './writes.ts'

export interface Load {
  /** Answers 2xx so far. */
  acknowledged: number
  /** Requests that were sent once more, with the same key. */
  again: number
  /** Longest time between two acknowledgements, in milliseconds. */
  longestGap: number
  /** How often nothing or a refusal came back, by what it was: `503`, `ECONNREFUSED`. */
  failures: Record<string, number>
  /** The refusals themselves. */
  refusals: Answer[]
  /** Slowest of all answers, in milliseconds. */
  slowest: number
}

interface Options {
  /** Instances that take turns. */
  urls: string[]
  cookie: string
  /** How many write at a time. */
  clients: number
  /** Where writes go from the moment it says so. */
  isOver?: () => boolean
}

/** Cut off, or told to come back: both are tried again. Anything else is a fault of the server. */
const mayTryAgain = ({ status, failure }: Answer) => failure !== null || status === 503 || status === 502

/**
 * Families and staff who do not give up: anyone who gets no answer sends the same again with the same key, until it is
 * acknowledged.
 */
export function startLoad(writes: Write[], { urls, cookie, clients, isOver = () => false }: Options) {
  const load: Load = { acknowledged: 0, again: 0, longestGap: 0, failures: {}, refusals: [], slowest: 0 }
  let last = performance.now()
  let next = 0
  let turn = 0

  async function perform(write: Write) {
    while (write.after && write.after.answer === null && !isOver()) await pause(5)
    while (!isOver()) {
      write.tries += 1
      turn += 1
      const answer = await send(urls[turn % urls.length] ?? '', requestOf(write, cookie))
      load.slowest = Math.max(load.slowest, answer.milliseconds)
      const errors = (answer.body as { errors?: { extensions?: { code?: string } }[] } | null)?.errors
      if (answer.status >= 200 && answer.status < 300 && !errors) {
        write.answer = kept[write.kind](answer.body)
        load.acknowledged += 1
        load.longestGap = Math.max(load.longestGap, performance.now() - last)
        last = performance.now()
        return
      }
      if (!mayTryAgain(answer)) {
        throw new Error(`${write.kind} ${write.key} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      }
      const reason = answer.failure ?? String(answer.status)
      load.failures[reason] = (load.failures[reason] ?? 0) + 1
      if (!answer.failure) load.refusals.push(answer)
      load.again += 1
      await pause(50)
    }
  }

  async function client() {
    while (next < writes.length && !isOver()) {
      const write = writes[next]
      next += 1
      if (write) await perform(write)
    }
  }
  const done = Promise.all(Array.from({ length: clients }, client)).then(() => load)
  // a scenario that fails for another reason never asks
  done.catch(() => {})
  return { load, done }
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 180): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > seconds * 1_000) throw new Error(`It did not happen within ${seconds} s`)
    await pause(10)
  }
  return Math.round(performance.now() - start)
}
