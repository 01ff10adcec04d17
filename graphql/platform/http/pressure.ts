import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counts } from '#graphql/values/counts.ts'
import { isLoopback } from '#graphql/values/hosts.ts'
import { AppError, unavailable } from '../errors.ts'
import { networkOf } from '../throttle.rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body itself, and calls `admit` when it is there. */
    streamsBody?: boolean
  }
}

export interface Pressure {
  /** Requests whose bodies have arrived and that are being answered. */
  readonly inFlight: number
  /** All requests that have begun, those whose bodies are still arriving among them. */
  readonly open: number
  /** Requests refused since the start because there were too many. */
  readonly refused: number
  /**
   * Counts a request as being answered, from here to its end; one with a long text, of which much may be read, as several.
   * @throws AppError UNAVAILABLE when as many are being answered already as may be
   */
  admit(reply: FastifyReply, characters?: number): void
}

/** Answered whatever the load, and under whatever name: monitoring must be able to see how the server is. None has a body. */
export const isMonitored = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && ['/healthz', '/readyz', '/metrics'].includes(url)

/** Whoever takes three seconds to read an answer gives the place away where all are taken. */
const isLong = (since: number) => performance.now() - since > 3_000

/** What is read of a body may take twenty times its size, for as long as the request waits. */
const weightOf = (bytes: number) => 1 + Math.floor(bytes / 10_000)

/** One client address has at most this share of the requests that are answered at a time, and no fewer than ten. */
const shareOfOneAddress = 1 / 4
const leastOfOneAddress = 10

/**
 * Refuses requests beyond those that can be answered soon, at once and with when to come back, so that a rush makes
 * some wait instead of all. A request counts once its body has arrived, so that bodies that never arrive take nobody's
 * place; how many of them one address has open is limited. Answers that are not read give their places away.
 * @param most requests at a time
 */
export function limitPressure(app: FastifyInstance, most: number): Pressure {
  /** Requests that are being answered, the oldest first: since when their answers are on the way, and as how many they count. */
  const places = new Map<FastifyReply['raw'], { since: number; weight: number }>()
  let taken = 0
  const leave = (raw: FastifyReply['raw']) => {
    taken -= places.get(raw)?.weight ?? 0
    return places.delete(raw)
  }
  /** Ends the oldest answer that its client does not read, or slowly. */
  const endUnread = () => {
    const [unread] = [...places].find(([raw, { since }]) => raw.writableLength > 0 && isLong(since)) ?? []
    unread?.destroy()
    return unread !== undefined && leave(unread)
  }
  const pressure = {
    get inFlight() {
      return places.size
    },
    open: 0,
    refused: 0,
    admit({ raw }: FastifyReply, characters = 0) {
      // a page is answered where no route was found, for which the hooks run once more
      if (places.has(raw) || raw.destroyed) return
      const weight = Math.min(most, weightOf(characters))
      while (taken + weight > most)
        if (!endUnread()) {
          pressure.refused += 1
          throw unavailable('The server is busy at the moment. Please try again in a few seconds.', 2)
        }
      taken += weight
      places.set(raw, { since: Infinity, weight })
      raw.once('close', () => leave(raw))
    },
  }
  const openOf = new Counts<string>()
  const mostOfOneAddress = Math.max(leastOfOneAddress, Math.floor(most * shareOfOneAddress))
  app.addHook('onRequest', async (request, reply) => {
    if (isMonitored(request)) return
    const address = networkOf(request.ip)
    const bytes = request.routeOptions.config.streamsBody ? 0 : Number(request.headers['content-length'] ?? 0)
    const weight = Math.min(mostOfOneAddress, weightOf(bytes))
    pressure.open += 1
    const open = openOf.add(address, weight)
    reply.raw.once('close', () => {
      pressure.open -= 1
      openOf.add(address, -weight)
    })
    // a proxy on this machine that is not trusted to name its clients, or programs of the operator
    if (open <= mostOfOneAddress || isLoopback(request.ip) || isLoopback(address)) return
    pressure.refused += 1
    // nobody waits for the rest of its body
    void reply.header('Connection', 'close')
    const message = 'There are too many open requests from your network. Please try again in a few seconds.'
    throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: 5 })
  })
  app.addHook('onSend', async (_request, { raw }) => {
    const place = places.get(raw)
    if (place) place.since = performance.now()
  })
  // runs when the text of a body is there
  app.addHook('preValidation', async (request: FastifyRequest, reply) => {
    if (isMonitored(request) || request.routeOptions.config.streamsBody) return
    pressure.admit(reply, typeof request.body === 'string' ? request.body.length : 0)
  })
  return pressure
}
