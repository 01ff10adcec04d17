import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare, referencesFollow } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { writesOf } from '../writes.ts'

/** Kills the app without warning again and again while families and staff write. */
export async function crash(
  centre: Centre,
  { writes: count, kills }: { writes: number; kills: number },
): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  const writes = writesOf(count, 'crash')
  const { load, done } = startLoad(writes, { urls: [app.url], cookie, clients: 12 })
  let slowestStart = 0
  for (let kill = 1; kill <= kills; kill++) {
    await until(() => load.acknowledged >= Math.round((count * kill) / (kills + 1)), 600)
    await app.kill('SIGKILL')
    const start = performance.now()
    await app.restart()
    slowestStart = Math.max(slowestStart, Math.round(performance.now() - start))
  }
  await done
  await app.kill('SIGTERM')
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toEqual({ acknowledged: count, lost: [], doubled: [], halfDone: [] })
  expect(await centre.read(referencesFollow)).toBe(true)
  return {
    kills,
    acknowledged: verdict.acknowledged,
    'sent again': load.again,
    lost: 0,
    doubled: 0,
    'half done': 0,
    'ready again within ms': slowestStart,
  }
}
