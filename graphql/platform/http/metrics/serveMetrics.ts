import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#graphql/database/connection.ts'
import type { Environment } from '../../environment.ts'
import { AppError } from '../../errors.ts'
import type { Pressure } from '../pressure.ts'
import { counter, exposition, gauge, histogram, type Metric } from './metric.ts'

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const nanosecondsInASecond = 1e9

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** A scraper on the same machine; what a proxy hands on came from elsewhere, also when the proxy runs here. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers
  return !isPassedOn && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

/** With a token anyone who has it may read; without one, this machine alone. */
function mayScrape(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLocal(request)
  return timingSafeEqual(hashOf(request.headers.authorization ?? ''), hashOf(`Bearer ${token}`))
}

/** What is counted as one: the pattern of a route, never an address with somebody's number in it. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'page'

function databaseMetrics({ knex }: Database): Metric[] {
  const { pool } = knex.client
  const first = async (sql: string): Promise<Record<string, number>> => {
    const { rows } = await knex.raw(sql).timeout(1_000)
    return rows[0]
  }
  return [
    gauge('kiewiet_database_connections', 'Connections of the pool by what they do.', () => [
      [{ state: 'used' }, pool.numUsed()],
      [{ state: 'free' }, pool.numFree()],
    ]),
    gauge('kiewiet_database_waiting', 'Requests that wait for a connection.', () => pool.numPendingAcquires()),
    gauge('kiewiet_outbox_emails', 'E-mails that wait, and those given up.', async () => {
      const counts = await first(`
        select count(*) filter (where status = 'queued')::int as queued,
               count(*) filter (where status = 'failed')::int as failed
        from emails where status in ('queued', 'failed')`)
      return Object.entries(counts).map(([status, count]) => [{ status }, count])
    }),
    gauge('kiewiet_sessions', 'Sessions that run.', async () => {
      const { count } = await first(
        'select count(*)::int as count from sessions where ended_at is null and expires_at > now()',
      )
      return count ?? 0
    }),
  ]
}

/**
 * Counts and times every request, and serves the figures at `/metrics` to a scraper. Elsewhere the address does not
 * exist.
 */
export function serveMetrics(app: FastifyInstance, environment: Environment, database: Database, pressure: Pressure) {
  const requests = counter('kiewiet_requests_total', 'Answered requests by method, route and status.')
  const duration = histogram('kiewiet_request_duration_seconds', 'Time until the answer was sent, by route.', durations)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    requests.add({ method: request.method, route, status: reply.statusCode })
    duration.observe({ route }, reply.elapsedTime / 1_000)
  })

  const metrics: Metric[] = [
    requests,
    duration,
    gauge('kiewiet_requests_in_flight', 'Requests that are being answered.', () => pressure.inFlight),
    gauge(
      'kiewiet_requests_open',
      'Requests that have begun, with those whose bodies are arriving.',
      () => pressure.open,
    ),
    gauge(
      'kiewiet_requests_refused',
      'Requests refused with 503 or 429 because there were too many.',
      () => pressure.refused,
    ),
    gauge('kiewiet_event_loop_delay_seconds', 'Delay of the event loop since the last look.', () => {
      const found: [Record<string, string>, number][] = [
        [{ quantile: '0.5' }, delay.percentile(50) / nanosecondsInASecond],
        [{ quantile: '0.99' }, delay.percentile(99) / nanosecondsInASecond],
      ]
      delay.reset()
      return found
    }),
    gauge('kiewiet_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    gauge('kiewiet_heap_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed),
    gauge('kiewiet_uptime_seconds', 'Time since the start.', () => process.uptime()),
    ...databaseMetrics(database),
  ]
  app.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, environment.METRICS_TOKEN)) throw new AppError('NOT_FOUND', 'There is no such address.')
    void reply.header('Cache-Control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return exposition(metrics)
  })
}
