import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveViewerFiles, viewerPage } from './apiViewer.ts'
import { apiTitle, describeRoutes } from './openapi.ts'
import { admin, authorise } from '../policy.ts'
import type { Route } from './route.ts'
import type { Serving } from '../http/requestContext.ts'

/** Serves what the REST routes are, for programs and for people: to administrators, and to everybody with the sandbox. */
export function serveApiDescription(
  app: FastifyInstance,
  routes: readonly Route[],
  { environment, contextOf, readViewer }: Serving,
) {
  const page = viewerPage(apiTitle, environment.SANDBOX)
  // made when it is asked for: it would take a tenth of each start
  let document: ReturnType<typeof describeRoutes> | undefined
  const assertOpen = async (request: FastifyRequest, reply: FastifyReply) => {
    if (environment.SANDBOX) return
    const context = contextOf(request, reply)
    authorise({ ...context, viewer: await readViewer(context) }, admin)
  }
  app.get('/api/openapi.json', async (request, reply) => {
    await assertOpen(request, reply)
    document ??= describeRoutes(routes, environment.PUBLIC_URL)
    return document
  })
  app.get('/api/docs', async (request, reply) => {
    await assertOpen(request, reply)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  serveViewerFiles(app)
}
