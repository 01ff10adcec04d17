import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import type { ContextOf } from '../http/requestContext.ts'
import { readPublicFile } from './files.service.ts'

/**
 * What is under an address never changes, yet a picture can be taken from the site, when a parent withdraws a consent
 * for example: after a day no cache between us and others holds it any more.
 */
const aDay = 86_400

export function serveUploads(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }) {
  app.get<{ Params: { key: string; name: string } }>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const file = await readPublicFile(contextOf(request, reply), key, name)
    if (!file) throw new AppError('NOT_FOUND', 'There is no such picture.')
    void reply.header('Cache-Control', `public, max-age=${aDay}, immutable`).type(file.type)
    return reply.header('Content-Length', file.size).send(file.content)
  })
}
