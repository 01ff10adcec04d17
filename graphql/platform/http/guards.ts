import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '#graphql/values/hosts.ts'
import type { Environment } from '../environment.ts'
import { AppError } from '../errors.ts'
import { isMonitored } from './pressure.ts'

/** Each that is read takes many times its size, also of a request whose head never ends. */
export const mostHeaders = 100

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a page of another site sent this. Command-line clients send neither header and pass. The host is the one that
 * the browser asked for: a trusted proxy may have put another into the header `Host`.
 */
function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin) return hostOf(origin) !== host && hostOf(origin) !== hostOf(publicUrl)
  return site === 'cross-site' || site === 'same-site'
}

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/**
 * Whether a request is for this server: for its public address, or on the machine itself. A name of somebody else's that
 * leads here (DNS rebinding) is refused. Without a public address of its own it is tried out in a local network, by its
 * number.
 */
function isForUs(host: string | undefined, publicUrl: string): boolean {
  const name = nameOf(host ?? '')
  const own = new URL(publicUrl).hostname
  if (name === own || isLoopback(name)) return true
  return isLoopback(own) && isIP(name.replaceAll(/[[\]]/g, '')) !== 0
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

/** Headers on every answer, and the refusal of requests for another site and of changes that a foreign page sent. */
export function guard(app: FastifyInstance, environment: Environment) {
  const secure = environment.PUBLIC_URL.startsWith('https://')
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'geolocation=(), payment=(), usb=(), camera=(self), microphone=(self), display-capture=(self)',
      'X-Request-Id': String(request.id),
    })
    if (environment.NODE_ENV !== 'development') void reply.header('Content-Security-Policy', pagePolicy)
    if (secure) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!isMonitored(request) && !isForUs(request.host, environment.PUBLIC_URL)) {
      const message = `This server is reached at ${new URL(environment.PUBLIC_URL).host}. Please use that address, which is configured in PUBLIC_URL.`
      throw new AppError('MISDIRECTED', message)
    }
    if (!readOnly.has(request.method) && isForeign(request, environment.PUBLIC_URL)) {
      throw new AppError('FORBIDDEN', 'This request came from another site and was refused.')
    }
    // further headers are dropped, of which a proxy writes the last; what compares a type takes the square of the spaces in it
    if (request.raw.rawHeaders.length >= mostHeaders * 2 || (request.headers['content-type'] ?? '').length > 200)
      throw new AppError('BAD_USER_INPUT', 'This request has too many headers, or one that is too long.')
    // of a million pieces each takes memory and time; browsers and proxies say how much they send
    if (request.headers['transfer-encoding'])
      throw new AppError('BAD_USER_INPUT', 'Please say how long the body is with Content-Length.')
  })
}
