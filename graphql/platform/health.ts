import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#graphql/database/connection.ts'
import type { Pressure } from './pressure.ts'

/** How long a stopping server still takes requests, in milliseconds, so that a proxy and its open connections notice. */
const lameFor = 500

/** Longest wait for the requests under way, in milliseconds. */
const longestDrain = 8_000

/**
 * `/healthz` says that the process runs, `/readyz` that it can do its work: a proxy sends nobody to one that is not
 * ready. A server that was told to stop is not ready at once, but answers what still comes for half a second, asks
 * every connection to close, and waits for the requests under way.
 */
export function serveHealth(app: FastifyInstance, database: Database, pressure: Pressure) {
  let stopping = false
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    const away = (status: string) => reply.code(503).header('Retry-After', '5').send({ status })
    if (stopping) return away('stopping')
    return (await database.isThere()) ? { status: 'ready' } : away('database away')
  })
  app.addHook('preClose', async () => {
    stopping = true
    if (!app.server.listening) return
    const begin = Date.now()
    await pause(lameFor)
    while (pressure.inFlight > 0 && Date.now() - begin < longestDrain) await pause(20)
  })
}
