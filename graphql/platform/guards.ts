import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from './environment.ts'
import { AppError } from './errors.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/** Whether a page of another site sent this. Command-line clients send neither header and pass. */
export function isForeign(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin) return hostOf(origin) !== host && hostOf(origin) !== hostOf(publicUrl)
  return site === 'cross-site' || site === 'same-site'
}

/**
 * Pages get a policy under which only our own scripts run. The map is the one foreign frame. Inline styles are allowed
 * because the server puts the page's styles into its head.
 */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://www.openstreetmap.org",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** Headers on every answer, and the refusal of changing requests that a foreign page sent. */
export function guard(app: FastifyInstance, environment: Environment) {
  const secure = environment.PUBLIC_URL.startsWith('https://')
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'geolocation=(), payment=(), usb=(), camera=(self), microphone=(self), display-capture=(self)',
      'X-Request-Id': String(request.id),
    })
    if (environment.NODE_ENV !== 'development') void reply.header('Content-Security-Policy', pagePolicy)
    if (secure) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!readOnly.has(request.method) && isForeign(request, environment.PUBLIC_URL)) {
      throw new AppError('FORBIDDEN', 'This request came from another site and was refused.')
    }
  })
}
