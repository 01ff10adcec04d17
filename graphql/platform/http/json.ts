import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { assertShallow } from '../parse.ts'

/** Two hundred actions of a tablet, the most that any form sends, are some 200 kB. */
export const mostJsonBytes = 400_000

/** The text of a body, in memory of the length that it says: in pieces of one byte, each kept by itself would take a hundred. */
async function textOf(body: IncomingMessage): Promise<string> {
  const announced = Number(body.headers['content-length'] ?? 0)
  if (announced > mostJsonBytes) throw new AppError('TOO_LARGE', 'This request is too large.')
  const bytes = Buffer.allocUnsafe(announced)
  let length = 0
  for await (const piece of body) length += (piece as Buffer).copy(bytes, length)
  return bytes.toString('utf8', 0, length)
}

/** Reads bodies of JSON: the text first, and what it says once `limitPressure` has let the request in. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', async (_request: unknown, body: IncomingMessage) => textOf(body))
  app.addHook('preValidation', async (request) => {
    const { body: text } = request
    if (typeof text !== 'string') return
    request.body = await new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
    assertShallow(request.body)
  })
}
