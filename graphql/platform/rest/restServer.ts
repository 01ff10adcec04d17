import multipart from '@fastify/multipart'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError, statusOf, toAppError } from '../errors.ts'
import { type AdmitUpload, limitUploads } from '../files/admitUpload.ts'
import { multipartOptions, readMultipart } from './multipart.ts'
import { parse } from '../parse.ts'
import { authorise } from '../policy.ts'
import { recordRefusal } from '../refusals.ts'
import type { Pressure } from '../http/pressure.ts'
import type { Serving } from '../http/requestContext.ts'
import { Download, Lines, ListPage, type Route, type Upload } from './route.ts'
import { groupBy } from '#graphql/values/groupBy.ts'

interface RestServing extends Serving {
  pressure: Pressure
  admitUpload: AdmitUpload
}

/** Answers any failure in the documented form; what is not ours is logged and hidden. */
export function answerError(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const known = toAppError(error) ?? fastifyError(error)
  if (!known) {
    request.log.error({ err: error }, 'request failed')
    const message = 'Something went wrong on our side. Please try again.'
    return reply.code(500).send({ success: false, message, requestId: request.id })
  }
  const { code, details } = known
  const status = statusOf[code]
  if (details.retryAfter || status === 503) void reply.header('Retry-After', String(details.retryAfter ?? 5))
  return reply.code(status).send({
    success: false,
    message: known.message,
    ...(status === 400 && details.fields ? { errors: details.fields } : {}),
    // the client asks for the password and tries again
    ...(code === 'FRESH_AUTHENTICATION_REQUIRED' ? { code } : {}),
    ...(details.current ? { current: details.current } : {}),
    ...(details.existingId ? { existingId: details.existingId } : {}),
  })
}

/** Refusals of Fastify and of its plugin for files, in our words. */
function fastifyError(error: unknown): AppError | null {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON with the header Content-Type: application/json.')
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('TOO_LARGE', 'This request is too large.')
  if (code === 'FST_ERR_BAD_URL')
    return new AppError('BAD_USER_INPUT', 'This address cannot be read. Please look at how it is written.')
  // a folder, or an address with `//`, a backslash or a NUL in it
  if (statusCode === 403) return new AppError('NOT_FOUND', 'There is no such address.')
  // a range or a version of a file that it does not have
  if (statusCode === 412 || statusCode === 416) return new AppError('BAD_USER_INPUT', 'This file has no such part.')
  if (statusCode === 400) return new AppError('BAD_USER_INPUT', 'The request body is not valid JSON.')
  return null
}

const readId = (params: unknown): number => {
  const { id } = (params ?? {}) as { id?: string }
  if (id === undefined) return 0
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647)
    throw new AppError('NOT_FOUND', 'There is no such record.')
  return Number(id)
}

/** RFC 6266: a plain name for old programs, the real one beside it. */
const disposition = ({ shown, name }: Download) =>
  `${shown}; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/**
 * The version of the record that a change is based on, as `If-Match: "3"` says it (RFC 9110, 13.1.1); undefined without one.
 * @throws AppError BAD_USER_INPUT for anything else, which would not be guarded against
 */
function matchedVersion({ headers, method }: FastifyRequest): number | undefined {
  const match = headers['if-match']
  if (match === undefined || match === '*' || !['PUT', 'PATCH', 'DELETE'].includes(method)) return undefined
  const version = /^(?:W\/)?"?(\d{1,10})"?$/.exec(match)?.[1]
  if (version !== undefined) return Number(version)
  throw new AppError('BAD_USER_INPUT', 'Please send the version of the record with If-Match, such as "3".')
}

/** What the body says itself comes first. */
const withVersion = (body: unknown, version: number) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { version, ...body } : body

function sendFile(reply: FastifyReply, file: Download) {
  void reply.header('Content-Disposition', disposition(file)).type(file.type)
  if (file.size !== undefined) void reply.header('Content-Length', file.size)
  // nobody reads it any more, so that nothing else would close it
  if (reply.raw.destroyed && file.content instanceof Readable) file.content.destroy()
  return reply.send(file.content)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { body, nextCursor }: ListPage) {
  if (nextCursor !== null) {
    const [path] = request.url.split('?')
    const query = new URLSearchParams({ ...(request.query as Record<string, string>), after: nextCursor })
    void reply.header('Link', `<${path}?${query}>; rel="next"`)
  }
  return reply.send(body)
}

async function answer(definition: Route, serving: RestServing, request: FastifyRequest, reply: FastifyReply) {
  const context = serving.contextOf(request, reply)
  try {
    context.viewer = await serving.readViewer(context)
    const answered = await handle(definition, context, serving, request, reply)
    if (answered instanceof Download) return sendFile(reply, answered)
    if (answered instanceof Lines) return reply.type('application/x-ndjson').send(Readable.from(answered))
    if (answered instanceof ListPage) return sendPage(request, reply, answered)
    return reply.code(definition.status ?? 200).send(answered)
  } catch (error) {
    const code = toAppError(error)?.code
    if (code) {
      await recordRefusal(context, code, `${definition.method} ${definition.path}`).catch((cause: unknown) =>
        request.log.error({ err: cause }, 'a refusal was not recorded'),
      )
    }
    throw error
  }
}

async function handle(
  definition: Route,
  context: Context,
  { pressure, admitUpload }: RestServing,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (definition.policy) authorise(context, definition.policy)
  const id = readId(request.params)
  const version = matchedVersion(request)
  const run = ({ fields, upload }: { fields: unknown; upload?: Upload }) => {
    const body = definition.body ? parse(definition.body, fields) : undefined
    const query = definition.query ? parse(definition.query, request.query) : undefined
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const { signal } = gone
    return definition.handle({ context, body, query, id, version, signal, ...(upload ? { upload } : {}) })
  }
  if (!definition.isUpload)
    return run({ fields: version === undefined ? request.body : withVersion(request.body, version) })
  return admitUpload(context, Number(request.headers['content-length'] ?? NaN), async () => {
    const sent = await readMultipart(request)
    pressure.admit(reply)
    return run(sent)
  })
}

/** Serves the table of routes: thin, no rule lives here. Other methods get 405, other paths under /api 404. */
export function serveRest(app: FastifyInstance, routes: Route[], serving: Serving, pressure: Pressure) {
  const restServing = { ...serving, pressure, admitUpload: limitUploads() }
  const serve = (scope: FastifyInstance, isUpload: boolean) => {
    for (const definition of routes.filter((each) => Boolean(each.isUpload) === isUpload)) {
      const { method, path: url } = definition
      scope.route({
        method,
        url,
        config: { streamsBody: isUpload },
        handler: (request, reply) => answer(definition, restServing, request, reply),
      })
    }
  }
  serve(app, false)
  // forms are read in this scope alone
  void app.register(async (scope) => {
    await scope.register(multipart, multipartOptions)
    serve(scope, true)
  })
  for (const [path, ofPath] of groupBy(routes, (each) => each.path)) {
    const methods = ofPath.map(({ method }) => method)
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    app.route({
      method: (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !methods.includes(method)),
      url: path,
      handler: (_request, reply) => {
        void reply.header('Allow', allowed.join(', '))
        throw new AppError('METHOD_NOT_ALLOWED', `This address answers ${allowed.join(', ')} only.`)
      },
    })
  }
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND', 'There is no such address under /api.')
  })
}
