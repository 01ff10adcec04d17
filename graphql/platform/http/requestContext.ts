import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#graphql/database/connection.ts'
import { type Context, guest, type ReadViewer } from '../context.ts'
import type { Environment } from '../environment.ts'
import { AppError } from '../errors.ts'
import { Loaders } from '#graphql/data/loaders.ts'
import { statementsHeader } from '../graphql/statements.rules.ts'

const longestKey = 200

/** A browser is remembered for a year, in seconds. */
const rememberedFor = 365 * 86_400
const mostTokens = 10

/** Name of the cookie of a paired tablet; on https browsers hold it to our host alone. */
export const roomCookieOn = (publicUrl: string) =>
  publicUrl.startsWith('https://') ? '__Host-kiewiet_room' : 'kiewiet_room'

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > longestKey)
    throw new AppError('BAD_USER_INPUT', `The Idempotency-Key may have at most ${longestKey} characters.`)
  return key
}

/** How sessions are held, which the accounts decide. */
export interface Sessions {
  /** Names of cookies under an address. */
  sessionCookieOn(publicUrl: string): string
  deviceCookieOn(publicUrl: string): string
  seal(token: string, environment: Environment): Promise<string>
  seconds: number
  readViewer: ReadViewer
}

/** What every address is served with. */
export interface Serving {
  environment: Environment
  contextOf: ContextOf
  readViewer: ReadViewer
}

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context

/** `203.0.113.7:51234`, `[2001:db8::1]:443`: some proxies write the port as well, which each connection has of its own. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

/** Of the client; of the proxy where that says something else than an address. */
function addressOf({ ip, socket }: FastifyRequest): string {
  const address = withoutPort(ip)
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address
}

/** Makes the context of each request, of a guest until `RunRequest` has read the session. */
export function requestContexts(database: Database, environment: Environment, sessions: Sessions): ContextOf {
  const secure = environment.PUBLIC_URL.startsWith('https://')
  const sessionCookie = sessions.sessionCookieOn(environment.PUBLIC_URL)
  const deviceCookie = sessions.deviceCookieOn(environment.PUBLIC_URL)
  const roomCookie = roomCookieOn(environment.PUBLIC_URL)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return (request, reply) => ({
    db: database.knex,
    isTransaction: false,
    afterRead: null,
    viewer: guest,
    sessionCookie: request.cookies[sessionCookie],
    pageOf: request.headers['page-of']?.toString(),
    environment,
    requestId: String(request.id),
    idempotencyKey: idempotencyKeyOf(request),
    userAgent: request.headers['user-agent'] ?? null,
    clientAddress: addressOf(request),
    loaders: new Loaders(database.knex),
    deviceTokens: request.cookies[deviceCookie]?.split('.').slice(0, mostTokens) ?? [],
    showStatements: environment.SHOW_STATEMENTS && request.headers[statementsHeader] !== undefined,
    roomToken: request.cookies[roomCookie],
    setRoom(token) {
      if (token === null) void reply.clearCookie(roomCookie, options)
      else void reply.setCookie(roomCookie, token, { ...options, maxAge: rememberedFor })
    },
    setDevices(tokens) {
      void reply.setCookie(deviceCookie, tokens.join('.'), { ...options, maxAge: rememberedFor })
    },
    async setSession(token) {
      if (token === null) {
        // nor may pages of the account be come back to
        void reply.clearCookie(sessionCookie, options).header('Clear-Site-Data', '"cache"')
      } else
        void reply.setCookie(sessionCookie, await sessions.seal(token, environment), {
          ...options,
          maxAge: sessions.seconds,
        })
    },
  })
}
