import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#graphql/database/connection.ts'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../context.ts'
import { AppError, type ErrorCode, statusOf } from '../errors.ts'
import { createPageCache, type CachedPage, type Rendered } from './pageCache.ts'
import type { SandboxPage } from './sandbox.ts'
import type { Serving } from './requestContext.ts'
import { serveSpeculation, speculate } from './speculationRules.ts'

export interface PageRequest {
  url: string
  headers: Headers
  /** Runs a GraphQL operation in this process, as the visitor. Throws where it fails. */
  execute(query: string, variables?: Record<string, unknown>): Promise<unknown>
}

export interface Page extends Rendered {
  /** Where to go instead, for a redirect. */
  location?: string
}

/** Made by the web side: `web/entry/server.tsx`. */
export interface Renderer {
  page(request: PageRequest): Promise<Page>
  /** A page for developers. */
  sandbox(page: SandboxPage): Promise<string>
}

interface Parts extends Serving {
  apollo: ApolloServer<Context>
  database: Database
}

const codeOf = ({ extensions }: GraphQLFormattedError): ErrorCode => {
  const code = String(extensions?.code)
  return code in statusOf ? (code as ErrorCode) : 'INTERNAL_SERVER_ERROR'
}

function executorFor(apollo: ApolloServer<Context>, context: Context) {
  return async (query: string, variables: Record<string, unknown> = {}) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: context })
    if (body.kind !== 'single') throw new Error('Incremental answers are not used')
    const [error] = body.singleResult.errors ?? []
    if (error) throw new AppError(codeOf(error), error.message)
    return body.singleResult.data
  }
}

function headersOf(request: FastifyRequest) {
  const isOne = (header: [string, unknown]): header is [string, string] => typeof header[1] === 'string'
  return new Headers(Object.entries(request.headers).filter(isOne))
}

/** The full address of a path, also of one that begins with two slashes and would name another host. */
function addressOf(path: string, publicUrl: string): string {
  const [pathname = '', ...search] = path.split('?')
  return Object.assign(new URL(publicUrl), { pathname, search: search.join('?') }).href
}

/** A page for one visitor: it is never cached. */
function sendPage(reply: FastifyReply, page: Page) {
  if (page.location) {
    // a path of this site, written so that a header can hold it
    const { pathname, search, hash } = new URL(page.location, 'http://localhost')
    return reply.redirect(pathname + search + hash, page.status)
  }
  if (page.status === 503) void reply.header('Retry-After', '5')
  return reply.code(page.status).header('Cache-Control', 'private, no-store').send(page.html)
}

/** A page that looks the same to every guest: a browser revalidates its copy. */
function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  void reply.headers({ 'Cache-Control': 'no-cache', ETag: page.etag })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  return encoding ? reply.header('Content-Encoding', encoding).send(page[encoding]) : reply.send(page.html)
}

/**
 * An address as our links write it. Of the same page there is no end of other addresses, with a question, in capitals or with
 * signs as `%61`: each would take another one's place in the cache, and the long work of making it as small as it gets.
 */
const usualAddress = /^\/[a-z0-9-]*(?:\/[a-z0-9-]+)*$/

/** Serves every page: what is no file and no API goes to the renderer, with the right status. */
export function servePages(
  app: FastifyInstance,
  renderer: Renderer,
  { apollo, contextOf, readViewer, environment, database }: Parts,
) {
  // the folder of built files has no page of its own
  app.get('/', (_request, reply) => reply.callNotFound())
  serveSpeculation(app)
  const cached = createPageCache(database.knex)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(404).send({ success: false, message: 'There is no such address.' })
    }
    const context = contextOf(request, reply)
    context.viewer = await readViewer(context)
    const render = () =>
      renderer.page({
        url: addressOf(request.url, environment.PUBLIC_URL),
        headers: headersOf(request),
        execute: executorFor(apollo, context),
      })
    void reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding, Cookie')
    // within an area links load no document
    if (context.viewer.role === 'guest') void speculate(reply)
    // what is rendered for one person is never cached
    if (context.viewer.role !== 'guest' || !usualAddress.test(request.url)) return sendPage(reply, await render())
    const page = await cached(request.url, render)
    return 'etag' in page ? sendCached(request, reply, page) : sendPage(reply, page)
  })
}
