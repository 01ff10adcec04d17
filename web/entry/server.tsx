import { existsSync, readFileSync } from 'node:fs'
import '../ui/theme/theme.ts'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { matchRoutes } from 'react-router'
import type { SetupQuery } from '../accounts/setUp/setup.generated.ts'
import setupDocument from '../accounts/setUp/setup.graphql?raw'
import frameDocument from '../app/frame.graphql?raw'
import type { LoadRequest, Query } from '../app/load.ts'
import type { Frame, Page } from '../app/page.ts'
import { paths } from '../app/paths.ts'
import { loadPage, type PageModule } from '../pages.ts'
import { prefetchLazyModules } from '../ui/lazy.tsx'
import { FailedPage, Root } from '../Root.tsx'
import { beingSetUp, type Route, routes, unknownRoute } from '../routes.ts'
import { type Assets, documentOf, sandboxDocument, type SandboxPage } from './document.ts'

interface PageRequest {
  url: string
  headers: Headers
  execute(source: string, variables?: Record<string, unknown>): Promise<unknown>
}

interface Answer {
  status: number
  html: string
  /** Whether it looks the same to every guest: pages of the site do, sign-in and everything behind it do not. */
  shared: boolean
  location?: string
}

/** What was built, by one of its manifests; in development there is none, and Vite serves the sources. */
function assetsOf(manifest: string): Assets | null {
  const url = new URL(`../web/.vite/${manifest}`, import.meta.url)
  if (!existsSync(url)) return null
  return {
    manifest: JSON.parse(readFileSync(url, 'utf8')),
    read: (file) => readFileSync(new URL(`../web/${file}`, import.meta.url), 'utf8'),
  }
}

const assets = { site: assetsOf('site.json'), portal: assetsOf('portal.json'), office: assetsOf('office.json') }
const pages = import.meta.glob<PageModule>('../*/**/*.route.tsx')
const sandboxAssets = assetsOf('sandbox.json')

/** Set once there is an administrator, which stays so as long as the server runs. */
let isSetUp = false

/** Shows the same on every address until the centre is set up, except where that is done. */
async function routeOf(url: URL, query: Query): Promise<{ route: Route; params: LoadRequest['params'] }> {
  // no pattern matches a line break, `*` neither
  const match = matchRoutes<Route>(routes, url.pathname)?.at(-1) ?? { route: unknownRoute, params: {} }
  isSetUp ||= (await query<SetupQuery>(setupDocument)).setup.state === 'done'
  if (isSetUp || url.pathname === paths.setUp) return match
  return { route: { ...beingSetUp, path: url.pathname }, params: {} }
}

/** Reads what the page of an address shows, unless it leads elsewhere. */
async function read(url: URL, { execute }: PageRequest) {
  const query = execute as Query
  const match = await routeOf(url, query)
  const { module, load } = match.route
  const frame = await query<Frame>(frameDocument)
  const loaded = load ? await load({ url, params: match.params, viewer: frame.viewer, query }) : { data: null }
  if ('redirect' in loaded) return loaded
  const { origin, pathname, search } = url
  const page: Page = { module, origin, pathname, search, frame, data: loaded.data }
  const { status = 200 } = loaded
  return { page, late: status === 200 ? match.route.late?.(url) : undefined, near: match.route.near, status }
}

/** A page that could not be read says so: 503 where it is worth asking again soon. */
function failed(url: URL, cookies: string, error: unknown): Answer {
  const { code } = error as { code?: string }
  // an error with a code was logged where it was thrown
  if (!code) console.error(error)
  const body = renderToString(<FailedPage />)
  const html = documentOf({ body, pathname: url.pathname, cookies, state: null, modules: [], assets })
  return { status: code === 'UNAVAILABLE' ? 503 : 500, html, shared: false }
}

/** The browser renders what cannot be rendered here: it shows the rest of the page, and says what failed where. */
function bodyOf(page: ReactElement): string {
  try {
    return renderToString(page)
  } catch (error) {
    console.error(error)
    return ''
  }
}

async function page(request: PageRequest): Promise<Answer> {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const found = await read(url, request).catch((error: unknown) => ({ error }))
  if ('error' in found) return failed(url, cookies, found.error)
  if ('redirect' in found) return { status: 302, html: '', shared: false, location: found.redirect }
  const { module, origin, frame, data } = found.page
  const Component = await loadPage(pages, module, url)
  // what is loaded later in the browser is rendered at once here
  await prefetchLazyModules()
  const body = bodyOf(<Root page={found.page} Component={Component} />)
  const state = { module, origin, frame, data }
  const modules = found.late ? [module, found.late] : [module]
  const html = documentOf({ body, pathname: url.pathname, cookies, state, modules, near: found.near, assets })
  return { status: found.status, html, shared: module.startsWith('site/') }
}

export const renderer = { page, sandbox: async (page: SandboxPage) => sandboxDocument(sandboxAssets, page) }
