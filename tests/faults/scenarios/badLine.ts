import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { openLine } from '../tcpProxy.ts'
import { writesOf } from '../writes.ts'

/** Slows down, cuts and silences the line between app and database server under load. */
export async function badLine(centre: Centre, { silentSeconds }: { silentSeconds: number }): Promise<Figures> {
  const line = await openLine(centre.databaseUrl ?? '')
  const app = await centre.start({}, line.url)
  const cookie = await signIn(app.url)
  await send(app.url, { path: '/about' })
  let over = false
  const writes = writesOf(20_000, 'line')
  const { load, done } = startLoad(writes, { urls: [app.url], cookie, clients: 8, isOver: () => over })
  const more = (count: number) => {
    const before = load.acknowledged
    return until(() => load.acknowledged >= before + count)
  }
  await more(50)
  line.delay(10)
  await more(20)
  expect(load.failures).toEqual({})
  line.delay(0)

  line.cut()
  const afterCut = await more(1)
  await more(50)

  line.silence()
  const silent = performance.now()
  const answered = await send(app.url, { path: '/api/user', cookie })
  const firstRefusal = Math.round(performance.now() - silent)
  expect([answered.status, answered.retryAfter]).toEqual([503, '5'])
  const known = await send(app.url, { path: '/api/user', cookie })
  const page = await send(app.url, { path: '/about' })
  expect([known.status, page.status]).toEqual([503, 200])
  await pause(silentSeconds * 1_000)
  line.restore()
  const afterSilence = await more(1)
  await more(50)
  over = true
  await done
  await app.stop()
  await line.close()
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toMatchObject({ lost: [], doubled: [], halfDone: [] })
  expect(load.failures).toEqual({ 503: expect.any(Number) })
  return {
    acknowledged: verdict.acknowledged,
    lost: 0,
    doubled: 0,
    'after the cut ms': afterCut,
    'silent: first 503 after ms': firstRefusal,
    'then 503 within ms': known.milliseconds,
    'writes again after ms': afterSilence,
  }
}
