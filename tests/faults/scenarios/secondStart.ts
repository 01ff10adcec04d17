import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad } from '../load.ts'
import { writesOf } from '../writes.ts'

/** Starts the app again and again on the folder of one that is at work. */
export async function secondStart(centre: Centre, { starts }: { starts: number }): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  const writes = writesOf(starts * 40, 'second')
  const { done } = startLoad(writes, { urls: [app.url], cookie, clients: 4 })
  for (let start = 0; start < starts; start++) {
    await expect(centre.start()).rejects.toThrow(/Another Kiewiet process is already using .+ Nothing was changed\./)
  }
  const load = await done
  expect(load.failures).toEqual({})
  await app.kill('SIGTERM')
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toEqual({ acknowledged: writes.length, lost: [], doubled: [], halfDone: [] })
  return { starts, refused: starts, 'acknowledged meanwhile': verdict.acknowledged, failed: 0, lost: 0 }
}
