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
   * Counts a request as being answered, from here to its end.
   * @throws AppError UNAVAILABLE when as many are being answered already as may be
   */
  admit(reply: FastifyReply, weight?: number): void
}

/** Answered whatever the load, and under whatever name: monitoring must be able to see how the server is. None has a body. */
export const isMonitored = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && ['/healthz', '/readyz', '/metrics'].includes(url)

/** As how many requests one counts: what is read of the text of a body may take twenty times its size. */
const weightOf = (text: unknown) => (typeof text === 'string' ? Math.ceil(text.length / 5_000) : 1)

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
  /** Ends the oldest answer that its client takes more than three seconds to read: it gives its place away where all are taken. */
  const endUnread = () => {
    const now = performance.now()
    const [unread] = [...places].find(([raw, { since }]) => raw.writableLength > 0 && now - since > 3_000) ?? []
    unread?.destroy()
    return unread !== undefined && leave(unread)
  }
  const pressure = {
    get inFlight() {
      return places.size
    },
    open: 0,
    refused: 0,
    admit({ raw }: FastifyReply, weight = 1) {
      // a page is answered where no route was found, for which the hooks run once more
      if (places.has(raw) || raw.destroyed) return
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
  // one client address has at most a quarter of them, and no fewer than ten
  const mostOfOneAddress = Math.max(10, Math.floor(most / 4))
  const limitAddress = ({ ip }: FastifyRequest, reply: FastifyReply, weight: number) => {
    // one customer may have 256 of the networks that stand for a sender elsewhere
    const address = networkOf(ip, 48)
    reply.raw.once('close', () => openOf.add(address, -weight))
    // a proxy on this machine that is not trusted to name its clients, or programs of the operator
    if (openOf.add(address, weight) <= mostOfOneAddress || isLoopback(ip) || isLoopback(address)) return
    pressure.refused += 1
    // nobody waits for the rest of its body
    void reply.header('Connection', 'close')
    const message = 'There are too many open requests from your network. Please try again in a few seconds.'
    throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: 5 })
  }
  app.addHook('onRequest', async (request, reply) => {
    if (isMonitored(request)) return
    pressure.open += 1
    reply.raw.once('close', () => {
      pressure.open -= 1
    })
    limitAddress(request, reply, 1)
  })
  app.addHook('onSend', async (_request, { raw }) => {
    const place = places.get(raw)
    if (place) place.since = performance.now()
  })
  // runs when the text of a body is there; of an answer whose client has gone nobody hears that it ends
  app.addHook('preValidation', async (request: FastifyRequest, reply) => {
    if (isMonitored(request) || request.routeOptions.config.streamsBody || reply.raw.destroyed) return
    const weight = Math.min(mostOfOneAddress, most, weightOf(request.body))
    if (weight > 1) limitAddress(request, reply, weight - 1)
    pressure.admit(reply, weight)
  })
  return pressure
}
