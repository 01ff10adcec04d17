import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { startCaddy } from '../caddy.ts'
import type { Centre } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { writesOf } from '../writes.ts'

/** The proxy looks every second, and waits two for an answer, in milliseconds. */
const noticedAfter = 3_000

/** Restarts two instances behind a real proxy one after the other under load, as an upgrade does. */
export async function rollingRestart(centre: Centre, { rounds }: { rounds: number }): Promise<Figures> {
  const apps = [await centre.start(), await centre.start()]
  const proxy = await startCaddy(apps.map(({ url }) => url))
  if (!proxy) return { 'not run': 'there is no Caddy, nor a package of it' }
  try {
    const cookie = await signIn(proxy.url)
    let over = false
    // payments: all that comes by way of the proxy has one sender, and applications of one sender are limited
    const writes = writesOf(20_000, 'proxy').filter(({ kind, after }) => kind === 'payment' && !after)
    const { load, done } = startLoad(writes, { urls: [proxy.url], cookie, clients: 6, isOver: () => over })
    const more = () => {
      const before = load.acknowledged
      return until(() => load.acknowledged > before + 30)
    }
    for (let round = 0; round < rounds; round++) {
      for (const app of apps) {
        await more()
        expect(await app.kill('SIGTERM')).toBe(0)
        await more()
        await app.restart()
        // as `docker compose up` waits for its health check before it goes on
        await pause(noticedAfter)
      }
    }
    await more()
    over = true
    await done
    const verdict = await centre.read((knex) => compare(knex, writes))
    expect(verdict).toMatchObject({ lost: [], doubled: [], halfDone: [] })
    expect(load.failures).toEqual({})
    return {
      restarts: rounds * apps.length,
      acknowledged: verdict.acknowledged,
      'failed requests': 0,
      'longest gap ms': Math.round(load.longestGap),
    }
  } finally {
    await proxy.stop()
  }
}
