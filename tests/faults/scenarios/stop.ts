import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { writesOf } from '../writes.ts'

/** Asks the app to stop in the middle of the load: anyone who was heard gets an answer. */
export async function stop(centre: Centre, { stops }: { stops: number }): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  // more than can be written until the end, so that every stop has somebody under way
  const writes = writesOf(stops * 10_000, 'stop')
  let over = false
  const { load, done } = startLoad(writes, { urls: [app.url], cookie, clients: 12, isOver: () => over })
  let slowestStop = 0
  let refused = 0
  const codes = new Set<number | null>()
  for (let round = 1; round <= stops; round++) {
    const before = load.acknowledged
    await until(() => load.acknowledged >= before + 150)
    const start = performance.now()
    codes.add(await app.kill('SIGTERM'))
    slowestStop = Math.max(slowestStop, Math.round(performance.now() - start))
    expect(load.failures.ECONNREFUSED ?? 0, 'the load goes on while nobody listens').toBeGreaterThan(refused)
    refused = load.failures.ECONNREFUSED ?? 0
    await app.restart()
  }
  const restarted = load.acknowledged
  await until(() => load.acknowledged >= restarted + 100)
  over = true
  await done
  await app.kill('SIGTERM')
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toMatchObject({ lost: [], doubled: [], halfDone: [] })
  expect([...codes]).toEqual([0])
  expect(slowestStop).toBeLessThan(10_000)
  // nobody was listening any more: nothing had been sent. Any other failure cut a request off
  const { ECONNREFUSED: _refused, ...cutOff } = load.failures
  expect(cutOff).toEqual({})
  return {
    stops,
    acknowledged: verdict.acknowledged,
    'cut off': 0,
    'refused after the end': refused,
    'longest stop ms': slowestStop,
  }
}
