import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { startLoad, until } from '../load.ts'
import { openMailServer } from '../mailServer.ts'
import { writesOf } from '../writes.ts'

/** Anyone who waits for the next try need not wait in a test. */
const dueNow = (knex: Knex) =>
  knex('emails').where({ status: 'queued' }).where('attempts', '>', 0).update({ nextAttemptAt: knex.fn.now() })

const waiting = async (knex: Knex): Promise<number> => {
  const row = await knex('emails').where({ status: 'queued' }).count({ count: '*' }).first()
  return Number(row?.count)
}

/** Two instances send, while the mail server refuses, goes away, and a sender is killed with an e-mail in its hand. */
export async function mail(centre: Centre): Promise<Figures> {
  const server = await openMailServer()
  server.mood = 'refuses'
  const apps = await Promise.all([centre.start({ SMTP_URL: server.url }), centre.start({ SMTP_URL: server.url })])
  const [first] = apps
  const cookie = await signIn(first?.url ?? '')
  const writes = writesOf(90, 'mail')
  await startLoad(writes, { urls: apps.map(({ url }) => url), cookie, clients: 8 }).done
  return centre.read(async (knex) => {
    const total = Number((await knex('emails').count({ count: '*' }).first())?.count)
    await until(async () => Boolean(await knex('emails').whereNotNull('last_error').first()))
    const refused = await knex('emails').whereNotNull('last_error').first('status', 'last_error', 'attempts')
    expect(refused).toMatchObject({ status: 'queued', lastError: expect.stringContaining('Try later') })

    await server.down()
    await dueNow(knex)
    await until(async () => Boolean(await knex('emails').where('last_error', 'like', '%ECONNREFUSED%').first()))

    server.mood = 'hangs'
    await server.up()
    await dueNow(knex)
    await pause(2_500)
    await first?.kill('SIGKILL')
    server.mood = 'takes'
    await first?.restart()
    const seconds = await until(async () => {
      await dueNow(knex)
      await pause(200)
      return (await waiting(knex)) === 0
    }, 120)
    const before = await knex('emails').where({ status: 'sent' }).pluck('id')
    await server.down()
    // demo data has e-mails that went out before
    const ours = new Set(server.taken)
    expect(server.taken).toHaveLength(ours.size)
    expect(before.length).toBeGreaterThanOrEqual(ours.size)
    const applications = writes.filter(({ kind }) => kind === 'application').length
    expect(ours.size).toBeGreaterThanOrEqual(applications)
    return { 'in the outbox': total, sent: ours.size, lost: 0, 'sent twice': 0, 'empty again after ms': seconds }
  })
}
