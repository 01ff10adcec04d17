import type { FastifyInstance } from 'fastify'
import type { Serving } from '#graphql/platform/http/requestContext.ts'
import { documentNames, documentPath } from './downloads.rules.ts'
import { documentOf } from './downloads.service.ts'

/** A browser revalidates its copy each time. */
export function serveDownloads(app: FastifyInstance, { contextOf }: Serving) {
  for (const name of documentNames) {
    app.get(documentPath(name), async (request, reply) => {
      const { bytes, tag } = await documentOf(contextOf(request, reply), name)
      void reply.headers({ 'Cache-Control': 'no-cache', ETag: tag })
      const cached = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
      if (cached?.includes(tag)) return reply.code(304).send()
      void reply.header('Content-Disposition', `inline; filename="${name}.pdf"`).type('application/pdf')
      return reply.send(bytes)
    })
  }
}
