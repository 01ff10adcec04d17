import { existsSync, readFileSync } from 'node:fs'
import '../ui/theme/theme.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { routes } from '../routes.tsx'
import { type Assets, documentOf, sandboxDocument } from './document.ts'

interface PageRequest {
  url: string
  headers: Headers
  execute(source: string, variables?: Record<string, unknown>): Promise<unknown>
}

interface Page {
  status: number
  html: string
  /** Whether it looks the same to every guest: pages of the site do, sign-in and everything behind it do not. */
  shared: boolean
  location?: string
}

const handler = createStaticHandler(routes)

const manifestUrl = new URL('../web/.vite/manifest.json', import.meta.url)

/** What the browser side was built into; in development there is no manifest, and Vite serves the sources. */
const assets: Assets | null = existsSync(manifestUrl)
  ? {
      manifest: JSON.parse(readFileSync(manifestUrl, 'utf8')),
      read: (file) => readFileSync(new URL(`../web/${file}`, import.meta.url), 'utf8'),
    }
  : null

const moduleOf = (route: RouteObject) => (route.handle as { module?: string } | undefined)?.module

async function page({ url, headers, execute }: PageRequest): Promise<Page> {
  const context = await handler.query(new Request(url, { headers }), { requestContext: { execute } })
  if (context instanceof Response) {
    return { status: context.status, html: '', shared: false, location: context.headers.get('Location') ?? '/' }
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const { loaderData, actionData, errors } = context
  const modules = context.matches.flatMap(({ route }) => moduleOf(route as RouteObject) ?? [])
  const html = documentOf({
    body,
    pathname: new URL(url).pathname,
    cookies: headers.get('cookie') ?? '',
    state: { loaderData, actionData, errors: errors ? {} : null },
    modules,
    assets,
  })
  const away = Object.values(errors ?? {}).some((error) => (error as { code?: string } | null)?.code === 'UNAVAILABLE')
  return {
    status: away ? 503 : context.statusCode,
    html,
    shared: modules.every((module) => module.startsWith('site/')),
  }
}

export const renderer = { page, sandbox: async () => sandboxDocument(assets) }
