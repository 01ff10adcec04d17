import type { FastifyInstance } from 'fastify'
import { pageOf } from './apiPage.ts'
import type { Environment } from './environment.ts'
import { describeRoutes } from './openapi.ts'
import type { Route } from './rest.ts'

/** Serves what the REST routes are: for programs and for people. Public, as it holds nothing of anybody. */
export function serveApiDescription(app: FastifyInstance, routes: readonly Route[], environment: Environment) {
  const document = describeRoutes(routes, environment.PUBLIC_URL)
  const page = pageOf(document)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
