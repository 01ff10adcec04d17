import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNameOn, deviceCookieOn, seal, sessionBehind } from '#graphql/accounts/session.service.ts'
import { absoluteLimit } from '#graphql/accounts/accounts.rules.ts'
import type { Database } from '#graphql/database/connection.ts'
import type { Context } from '../context.ts'
import type { Environment } from '../environment.ts'
import { AppError } from '../errors.ts'
import { Loaders } from '#graphql/data/loaders.ts'

const longestKey = 200

/** A browser is remembered for a year, in seconds. */
const rememberedFor = 365 * 86_400
const mostTokens = 10

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > longestKey)
    throw new AppError('BAD_USER_INPUT', `The Idempotency-Key may have at most ${longestKey} characters.`)
  return key
}

/** Makes the context of each request: who asks, the database, and how the session cookie is set. */
export const requestContexts = (database: Database, environment: Environment) => {
  const secure = environment.PUBLIC_URL.startsWith('https://')
  const cookieName = cookieNameOn(environment.PUBLIC_URL)
  const deviceCookie = deviceCookieOn(environment.PUBLIC_URL)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const cookie = request.cookies[cookieName]
    return {
      db: database.knex,
      isTransaction: false,
      ...(await sessionBehind(database.knex, cookie, environment)),
      outcome: { isPlainRead: false },
      environment,
      requestId: String(request.id),
      idempotencyKey: idempotencyKeyOf(request),
      userAgent: request.headers['user-agent'] ?? null,
      clientAddress: request.ip,
      loaders: new Loaders(database.knex),
      deviceTokens: request.cookies[deviceCookie]?.split('.').slice(0, mostTokens) ?? [],
      setDevices(tokens) {
        void reply.setCookie(deviceCookie, tokens.join('.'), { ...options, maxAge: rememberedFor })
      },
      async setSession(token) {
        if (token === null) {
          // nor may pages of the account be come back to
          void reply.clearCookie(cookieName, options).header('Clear-Site-Data', '"cache"')
        } else
          void reply.setCookie(cookieName, await seal(token, environment), {
            ...options,
            maxAge: absoluteLimit / 1000,
          })
      },
    }
  }
}
