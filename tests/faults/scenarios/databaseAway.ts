import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { PostgresServer } from '#tests/setup/postgres.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { writesOf } from '../writes.ts'

/** Stops the database server under load, looks at the app meanwhile, and starts it again. */
export async function databaseAway(
  centre: Centre,
  postgres: PostgresServer,
  { seconds, mode }: { seconds: number; mode: 'fast' | 'immediate' },
): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  await send(app.url, { path: '/about' })
  let over = false
  const writes = writesOf(20_000, 'away')
  const { load, done } = startLoad(writes, { urls: [app.url], cookie, clients: 8, isOver: () => over })
  await until(() => load.acknowledged >= 60)

  await postgres.pause(mode)
  const seen: Record<string, number[]> = { '/healthz': [], '/readyz': [], '/about': [], '/api/user': [] }
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(100)) {
    for (const [path, statuses] of Object.entries(seen)) statuses.push((await send(app.url, { path, cookie })).status)
  }
  const refusals = [...load.refusals]
  await postgres.restart()
  const back = load.acknowledged
  const ready = await until(async () => (await send(app.url, { path: '/readyz' })).status === 200)
  const writesAgain = ready + (await until(() => load.acknowledged > back))
  await until(() => load.acknowledged > back + 60)
  over = true
  await done

  const { '/about': _page, ...others } = seen
  for (const [path, statuses] of Object.entries(others)) {
    expect([path, [...new Set(statuses)]]).toEqual([path, [path === '/healthz' ? 200 : 503]])
  }
  expect((await send(app.url, { path: '/about' })).status).toBe(200)
  const slowest = Math.max(...refusals.map(({ milliseconds }) => milliseconds))
  expect(refusals.filter(({ retryAfter }) => !retryAfter)).toEqual([])
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toMatchObject({ lost: [], doubled: [], halfDone: [] })
  expect(load.failures).toEqual({ 503: expect.any(Number) })
  return {
    'away s': seconds,
    acknowledged: verdict.acknowledged,
    lost: 0,
    doubled: 0,
    'answered 503': refusals.length,
    'slowest 503 ms': slowest,
    'writes again after ms': writesAgain,
  }
}
