import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#graphql/database/connection.ts'
import type { Environment } from '../environment.ts'
import type { Pressure } from './pressure.ts'

/** How long a stopping server still takes new connections behind a proxy, until that has noticed, in milliseconds. */
const noticedWithin = 2_500

/** How long it answers what still comes on open connections after that. */
const lameFor = 500

const longestDrain = 5_000

/**
 * `/healthz` says that the process runs and stays, `/readyz` that it can do its work as well. A server that was told to
 * stop says neither. Behind a proxy, which may be sending just then, it takes connections until the proxy has noticed.
 * Then it takes none, answers what still comes on the open ones and asks them to close, and waits for the requests
 * under way.
 */
export function serveHealth(app: FastifyInstance, environment: Environment, database: Database, pressure: Pressure) {
  let stopping = false
  let listening = true
  const away = (reply: FastifyReply, status: string) => reply.code(503).header('Retry-After', '5').send({ status })
  app.get('/healthz', async (_request, reply) => (stopping ? away(reply, 'stopping') : { status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    if (stopping) return away(reply, 'stopping')
    return (await database.isThere()) ? { status: 'ready' } : away(reply, 'database away')
  })
  // Fastify asks connections to close as soon as the server stops. As long as it listens they would come back as new
  // ones, and those that wait when it no longer does are cut off
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping && listening) reply.raw.removeHeader('Connection')
  })
  app.addHook('preClose', async () => {
    stopping = true
    if (!app.server.listening) return
    if (environment.TRUST_PROXY) await pause(noticedWithin)
    // the close of an HTTP server would end idle connections as well, just when one of them may be sending
    listening = false
    Server.prototype.close.call(app.server)
    const begin = Date.now()
    await pause(lameFor)
    // a busy process wakes up before it has read what came meanwhile: it looks once more after that
    do await pause(20)
    while (pressure.open > 0 && Date.now() - begin < longestDrain)
  })
}
