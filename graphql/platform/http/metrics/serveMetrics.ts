import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#graphql/database/connection.ts'
import type { Environment } from '../../environment.ts'
import { AppError } from '../../errors.ts'
import type { Pressure } from '../pressure.ts'

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

/** Samples by the value of their one label, or one without a label. */
type Found = number | Record<string, number>

/**
 * How much there is at the moment, looked up when it is requested. One that cannot be looked up has no sample, so that
 * the others are still there while the database is away.
 * @param label what the values of `look` are told apart by, where there are several
 */
function gauge(registry: Registry, name: string, help: string, look: () => Found | Promise<Found>, label?: string) {
  const labelNames = label ? [label] : []
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.remove({})
      const found = await Promise.resolve()
        .then(look)
        .catch(() => ({}))
      if (typeof found === 'number') return this.set(found)
      for (const [value, count] of Object.entries(found)) this.set({ [label ?? '']: value }, count)
    },
  })
}

function addDatabase(registry: Registry, { knex, connections }: Database) {
  const first = async (sql: string): Promise<Record<string, number>> => {
    const { rows } = await knex.raw(sql).timeout(1_000)
    return rows[0]
  }
  const states = () => ({ used: connections().used, free: connections().free })
  gauge(registry, 'kiewiet_database_connections', 'Connections of the pool by what they do.', states, 'state')
  gauge(registry, 'kiewiet_database_waiting', 'Requests that wait for a connection.', () => connections().waiting)
  const emails = () =>
    first(`
      select count(*) filter (where status = 'queued')::int as queued,
             count(*) filter (where status = 'failed')::int as failed
      from emails where status in ('queued', 'failed')`)
  gauge(registry, 'kiewiet_outbox_emails', 'E-mails that wait, and those given up.', emails, 'status')
  gauge(registry, 'kiewiet_sessions', 'Sessions that run.', async () => {
    const running = 'select count(*)::int as count from sessions where ended_at is null and expires_at > now()'
    return (await first(running)).count ?? 0
  })
}

/**
 * Counts and times every request, and serves the figures at `/metrics` to a scraper. Elsewhere the address does not
 * exist.
 */
export function serveMetrics(app: FastifyInstance, environment: Environment, database: Database, pressure: Pressure) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'kiewiet_requests_total',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'kiewiet_request_duration_seconds',
    help: 'Time until the answer was sent, by route.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    requests.inc({ method: request.method, route, status: reply.statusCode })
    duration.observe({ route }, reply.elapsedTime / 1_000)
  })

  const add = (name: string, help: string, look: () => Found, label?: string) =>
    gauge(registry, name, help, look, label)
  add('kiewiet_requests_in_flight', 'Requests that are being answered.', () => pressure.inFlight)
  add('kiewiet_requests_open', 'Requests that have begun, with those whose bodies are arriving.', () => pressure.open)
  add(
    'kiewiet_requests_refused',
    'Requests refused with 503 or 429 because there were too many.',
    () => pressure.refused,
  )
  const delays = () => {
    const [middle, longest] = [delay.percentile(50), delay.percentile(99)]
    delay.reset()
    return { 0.5: middle / nanosecondsInASecond, 0.99: longest / nanosecondsInASecond }
  }
  add('kiewiet_event_loop_delay_seconds', 'Delay of the event loop since the last look.', delays, 'quantile')
  add('kiewiet_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  add('kiewiet_heap_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed)
  add('kiewiet_uptime_seconds', 'Time since the start.', () => process.uptime())
  addDatabase(registry, database)
  app.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, environment.METRICS_TOKEN)) throw new AppError('NOT_FOUND', 'There is no such address.')
    void reply.header('Cache-Control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}
