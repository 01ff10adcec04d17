import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

export interface Pressure {
  /** Requests that are being answered. */
  readonly inFlight: number
  /** Requests refused since the start because there were too many. */
  readonly refused: number
}

/** Answered whatever the load: who watches the server must be able to see how it is. */
const always = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses requests beyond those that can be answered soon, at once and with when to come back, so that a rush makes
 * some wait instead of all.
 * @param most requests at a time
 */
export function limitPressure(app: FastifyInstance, most: number): Pressure {
  const pressure = { inFlight: 0, refused: 0 }
  app.addHook('onRequest', async (request, reply) => {
    if (always.has(request.url)) return
    pressure.inFlight += 1
    reply.raw.once('close', () => {
      pressure.inFlight -= 1
    })
    if (pressure.inFlight <= most) return
    pressure.refused += 1
    throw new AppError('UNAVAILABLE', 'Many people are here at the moment. Please try again in a few seconds.', {
      retryAfter: 2,
    })
  })
  return pressure
}
