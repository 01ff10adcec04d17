import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import staticFiles from '@fastify/static'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Database } from '#graphql/database/connection.ts'
import { serveApiDescription } from '../rest/apiDescription.ts'
import { type Renderer, servePages } from './pages.ts'
import { type DemoAccount, serveSandbox } from './sandbox.ts'
import type { Environment } from '../environment.ts'
import { toAppError } from '../errors.ts'
import { serveUploads } from '../files/files.http.ts'
import { createGraphQL } from '../graphql/apollo.ts'
import { followStatements } from '../graphql/statements.ts'
import { guard, mostHeaders } from './guards.ts'
import { serveHealth } from './health.ts'
import { readJson } from './json.ts'
import { routeOf, serveMetrics } from './metrics/serveMetrics.ts'
import { limitPressure } from './pressure.ts'
import { warnOfUntrustedProxy } from './proxyWarning.ts'
import { requestContexts, type Serving, type Sessions } from './requestContext.ts'
import { loggerFor, newRequestId } from './requestLog.ts'
import type { Route } from '../rest/route.ts'
import { assertTrustedDocument } from '../graphql/trustedDocuments.ts'
import { answerError, serveRest } from '../rest/restServer.ts'

interface AppParts {
  environment: Environment
  database: Database
  schema: GraphQLSchema
  routes: Route[]
  sessions: Sessions
  /** Addresses of features that are no part of the API, such as downloads. */
  pages: ((app: FastifyInstance, serving: Serving) => void)[]
  /** Accounts of the demo, for the sandbox. */
  demoAccounts: readonly DemoAccount[]
  /** Renders pages; without one only the API is served. */
  renderer: Renderer | null
  webRoot: string
  /** Texts of the web app's own operations; without them any operation is run. */
  documents?: ReadonlySet<string> | null
  /** Hooks in what only development has. */
  extend?: ((app: FastifyInstance) => void) | undefined
}

const secondsForHead = 20
/** How long a connection may be silent after its request has arrived: a backup is made before its first byte is sent. */
const secondsForAnswer = 600
const aYear = 31_536_000

function serveFiles(app: FastifyInstance, root: string) {
  if (!existsSync(root)) return
  void app.register(staticFiles, {
    root,
    index: false,
    // the lists of the build are for the server
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // names under assets/ hold a hash of what is in them
      void reply.header(
        'Cache-Control',
        path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600',
      )
    },
  })
}

/**
 * A request that comes before the one before it on its connection was answered waits: Node never says that an answer behind another one
 * is over, not even when the connection breaks. Where two wait the connection is cut off: a packet holds a thousand.
 */
function inOrder(handle: RequestListener): RequestListener {
  const lastOf = new WeakMap<Socket, ServerResponse>()
  return (request, answer) => {
    const before = lastOf.get(request.socket)
    lastOf.set(request.socket, answer)
    // a silent connection holds no request
    answer.once('close', () => lastOf.get(request.socket) === answer && lastOf.delete(request.socket))
    if (answer.socket) handle(request, answer)
    else if (!before?.socket || request.headers['transfer-encoding']) request.socket.destroy()
    else {
      before.once('close', () => answer.socket && handle(request, answer))
      // the pieces of a body that comes meanwhile are kept one by one
      if (request.headers['content-length']) setTimeout(() => answer.socket ?? request.socket.destroy(), 1_000).unref()
    }
  }
}

/** The whole server: API, GraphQL, pages and files on one port. */
export async function createApp({
  environment,
  database,
  schema,
  routes,
  sessions,
  pages,
  demoAccounts,
  renderer,
  webRoot,
  documents = null,
  extend,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    // a client that does not send what it announced is cut off: its head, its whole request, a silent connection
    serverFactory: (handle) => {
      const requestTimeout = environment.REQUEST_SECONDS * 1_000
      const headersTimeout = Math.min(secondsForHead * 1_000, requestTimeout)
      const times = { requestTimeout, headersTimeout, keepAliveTimeout: 72_000, connectionsCheckingInterval: 1_000 }
      const listener = inOrder(handle)
      // what Node would answer by itself goes the same way
      const server = createServer({ ...times, requireHostHeader: false }, listener).on('checkExpectation', listener)
      return server.setTimeout(requestTimeout + secondsForAnswer * 1_000)
    },
    // the nearest proxy alone: what it says itself counts, not what a client wrote into the header before
    trustProxy: environment.TRUST_PROXY && ((_address, hop) => hop === 0),
    logger: loggerFor(environment),
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    // what still comes while the server stops is answered: see health.ts
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(request, reply, error),
  })
  // Fastify reads text/plain too, which a form of another site could send
  app.removeContentTypeParser('text/plain')
  app.server.maxHeadersCount = mostHeaders
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // nobody sends a compressed request, and a bad one is no fault of the server
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(cookie)
  extend?.(app)
  guard(app, environment)
  warnOfUntrustedProxy(app, environment)
  app.setErrorHandler((error, request, reply) => answerError(request, reply, error))
  const pressure = limitPressure(app, environment.REQUESTS_AT_ONCE)
  readJson(app)
  serveHealth(app, environment, database, pressure)
  serveMetrics(app, environment, database, pressure)

  const contextOf = requestContexts(database, environment, sessions)
  const { readViewer } = sessions
  const serving = { environment, contextOf, readViewer }
  app.addHook('onSend', async (request, reply, payload) => {
    // what has not come yet nobody keeps or waits for; of a form, its sender would never read why
    if (!request.raw.resume().complete && !request.routeOptions.config.streamsBody)
      void reply.header('Connection', 'close')
    // personal data is never cached by a browser or a proxy
    if (/^\/(api|graphql)\b/.test(request.routeOptions.url ?? '')) void reply.header('Cache-Control', 'no-store')
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload
    // Fastify would read all of it, and send nothing
    payload.destroy()
    return Readable.from([])
  })
  serveRest(app, routes, serving, pressure)
  serveApiDescription(app, routes, serving)

  if (environment.SHOW_STATEMENTS) followStatements(database.knex)
  const apollo = createGraphQL(app, schema, { introspection: environment.SANDBOX, readViewer, documents })
  await apollo.start()
  const graphqlContext = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const context = contextOf(request, reply)
      const trusted = environment.ANY_DOCUMENT ? null : documents
      await assertTrustedDocument(trusted, request.body, context, readViewer)
      return context
    } catch (error) {
      throw toAppError(error) ?? error
    }
  }
  app.post('/graphql', fastifyApolloHandler(apollo, { context: graphqlContext }))
  serveUploads(app, serving)
  for (const serve of pages) serve(app, serving)
  serveFiles(app, webRoot)
  if (renderer) {
    serveSandbox(app, (page) => renderer.sandbox(page), environment, demoAccounts)
    servePages(app, renderer, { ...serving, apollo, database })
  }
  app.addHook('onClose', () => apollo.stop())
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request')
  })
  return app
}
