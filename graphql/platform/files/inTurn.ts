import { setTimeout } from 'node:timers/promises'
import { Counts } from '#graphql/values/counts.ts'
import { AppError } from '../errors.ts'
import { createQueue } from '../queue.ts'

/** So many documents one account may be waiting for: a person opens one after the other, staff a few in tabs. */
const mostOfOneAccount = 8

const waitingOf = new Counts<number | null>()
const queue = createQueue()

/** The longest pause after a document, in milliseconds. */
const longestPause = 500

/** Until when the thread is everybody else's, by the clock of `performance`. */
let othersUntil = 0

/** A request of somebody else takes the thread several times; with one turn alone it would wait for as many documents. */
async function makeAfterPause<Made>(make: () => Promise<Made>): Promise<Made> {
  await setTimeout(Math.max(0, othersUntil - performance.now()))
  const began = performance.now()
  return make().finally(() => {
    const ended = performance.now()
    othersUntil = ended + Math.min(ended - began, longestPause)
  })
}

/**
 * Makes a document after those that were asked for before it: each takes the thread that answers everybody for a fifth of a second,
 * and between two of them everybody else has it for as long.
 * @throws AppError TOO_MANY_REQUESTS for somebody who asks for many at a time
 */
export async function inTurn<Made>(
  { viewer: { id } }: { viewer: { id: number | null } },
  make: () => Promise<Made>,
): Promise<Made> {
  const waiting = waitingOf.get(id) ?? 0
  if (waiting >= mostOfOneAccount) {
    const message = `${waiting} documents are already being made for you. Please open the next one when they are there.`
    throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: 5 })
  }
  waitingOf.add(id)
  return queue(() => makeAfterPause(make)).finally(() => waitingOf.add(id, -1))
}
