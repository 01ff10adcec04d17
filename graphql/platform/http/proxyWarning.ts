import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'

/**
 * Says once in the log that there seems to be a proxy in front which is not trusted: all visitors then have its address,
 * and the limits for one sender are shared by all of them.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { TRUST_PROXY }: Environment) {
  if (TRUST_PROXY) return
  let hasWarned = false
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    request.log.warn(
      'Received X-Forwarded-For, which is not trusted. Behind a proxy all visitors count as one, and a few wrong passwords block every sign-in: set TRUST_PROXY=true in that case.',
    )
  })
}
