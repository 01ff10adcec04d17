import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Environment } from './environment.ts'
import type { ContextOf } from './restServer.ts'

/** What a page is rendered from. */
export interface PageRequest {
  /** Full address asked for. */
  url: string
  headers: Headers
  /** Runs a GraphQL operation in this process, as the visitor. Throws where it fails. */
  execute(query: string, variables?: Record<string, unknown>): Promise<unknown>
}

export interface Page {
  status: number
  html: string
  /** Where to go instead, for a redirect. */
  location?: string
}

/** Made by the web side: `web/entry/server.tsx`. */
export interface Renderer {
  page(request: PageRequest): Promise<Page>
  /** The GraphQL sandbox; its own content security policy comes with it. */
  sandbox(): Promise<string>
}

interface Parts {
  apollo: ApolloServer<Context>
  contextOf: ContextOf
  environment: Environment
}

const sandboxPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

function executorFor(apollo: ApolloServer<Context>, context: Context) {
  return async (query: string, variables: Record<string, unknown> = {}) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: context })
    if (body.kind !== 'single') throw new Error('Incremental answers are not used')
    if (body.singleResult.errors?.[0]) throw new Error(body.singleResult.errors[0].message)
    return body.singleResult.data
  }
}

/** Serves every page: what is no file and no API goes to the renderer, with the right status. */
export function serveDocuments(app: FastifyInstance, renderer: Renderer, { apollo, contextOf, environment }: Parts) {
  if (environment.SANDBOX) {
    app.get('/graphql', async (_request, reply) => {
      void reply.header('Content-Security-Policy', sandboxPolicy).type('text/html; charset=utf-8')
      return renderer.sandbox()
    })
  }
  // the folder of built files has no page of its own
  app.get('/', (_request, reply) => reply.callNotFound())
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(404).send({ success: false, message: 'There is no such address.' })
    }
    const context = await contextOf(request, reply)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
    const page = await renderer.page({
      url: new URL(request.url, environment.PUBLIC_URL).href,
      headers,
      execute: executorFor(apollo, context),
    })
    if (page.location) return reply.redirect(page.location, page.status)
    void reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8')
    return reply.code(page.status).send(page.html)
  })
}
