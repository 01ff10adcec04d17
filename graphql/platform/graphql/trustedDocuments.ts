import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Lets the operations of our own web app through, so that nobody can try out what else the schema would answer, and any
 * operation of an administrator.
 * @param documents texts of the web app's operations, as it sends them
 * @throws AppError FORBIDDEN
 */
export function assertTrustedDocument(documents: ReadonlySet<string>, request: FastifyRequest, { viewer }: Context) {
  const { query } = (request.body ?? {}) as { query?: unknown }
  if (viewer.role === 'admin' || (typeof query === 'string' && documents.has(query))) return
  throw new AppError('FORBIDDEN', 'This server runs the operations of its own web app only. Ask an administrator.')
}
