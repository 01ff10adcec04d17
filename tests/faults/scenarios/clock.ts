import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { until } from '../load.ts'

/** Days after which a month, a year or February ends, with 29 days and with 28. */
const lastDays = ['2026-11-30', '2026-12-31', '2027-02-28', '2028-02-28', '2028-02-29']

const secondsBefore = 4

/** Johannesburg is two hours ahead of UTC all year. */
const midnightAfter = (day: string) => Date.parse(`${day}T22:00:00Z`)

const preload = fileURLToPath(new URL('../shiftClock.mjs', import.meta.url))

/** Lets the app live through midnight at the ends of months, on a machine of another time zone. */
export async function clock(centre: Centre, { zone }: { zone: string }): Promise<Figures> {
  const jumps = lastDays.map((day) => new Date(midnightAfter(day) - secondsBefore * 1_000).toISOString())
  const app = await centre.start({ TZ: zone, NODE_OPTIONS: `--import=${preload}`, CLOCK_JUMPS: jumps.join(',') })
  let latest = 0
  for (const day of lastDays) {
    process.kill(app.pid ?? 0, 'SIGUSR2')
    const midnight = Date.now() + secondsBefore * 1_000
    const cookie = await signIn(app.url)
    const pay = async (date: string) => {
      const body = { childId: 1, amount: '10.00', method: 'cash', date, reference: `clock ${date}` }
      return (await send(app.url, { path: '/api/admin/billing/payments', body, cookie })).status
    }
    const next = addDays(day, 1)
    // money of a day to come is refused
    const before = await pay(next)
    if (Date.now() < midnight - 500) expect([day, before, await pay(day)]).toEqual([day, 400, 201])
    await until(async () => (await pay(next)) === 201, 20)
    expect(Date.now()).toBeGreaterThanOrEqual(midnight - 100)
    latest = Math.max(latest, Date.now() - midnight)
    expect(await pay(addDays(next, 1))).toBe(400)
  }
  return { zone, midnights: lastDays.length, 'new day after ms at most': latest }
}
