import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Page, PageRequest } from '#graphql/platform/http/pages.ts'
import type { SandboxPage } from '#graphql/platform/http/sandbox.ts'
import { start } from './start.ts'

process.env.NODE_ENV = 'development'

/** Serves the sources of the browser side, and sends what changes in them to open pages. */
const vite = await createServer({
  configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
  server: { middlewareMode: true },
})

const rendererNow = async () => (await vite.ssrLoadModule('/entry/server.tsx')).renderer

/** `npm run dev`: a change of the server restarts it, a change of the browser side shows at once. */
start({
  loadRenderer: async () => ({
    page: async (request: PageRequest): Promise<Page> => (await rendererNow()).page(request),
    sandbox: async (page: SandboxPage): Promise<string> => (await rendererNow()).sandbox(page),
  }),
  webRoot: fileURLToPath(new URL('../web/public', import.meta.url)),
  extend: (app) => {
    app.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, () => next())
    })
    app.addHook('onClose', () => vite.close())
  },
})
