import { type Area, areaOf, schemeOf } from '../app/area.ts'
import { jsonForHtml } from '../app/Head.tsx'
import { type Client, clientOf, collect, entryOf, type Manifest } from './chunks.ts'

export interface Assets {
  manifest: Manifest
  read(file: string): string
}

/** Of the server: whom the sandbox may act as is its decision. */
export interface SandboxPage {
  accounts: readonly unknown[]
}

interface Parts {
  body: string
  pathname: string
  cookies: string
  /** What the page was rendered from, so that the browser need not ask again. */
  state: unknown
  /** Source files of the page and of what it loads as soon as it runs; none of one that could not be read. */
  modules: string[]
  /** Source file of what is rendered and taken over later on: its styles are needed. */
  near?: string
  assets: Record<Client, Assets | null>
}

const styleCache = new Map<string, string>()

function styleText(assets: Assets, file: string) {
  const known = styleCache.get(file)
  if (known !== undefined) return known
  // font addresses are relative to the style sheet, which now stands in the page
  const text = assets.read(file).replaceAll(/url\((["']?)\.\//g, 'url($1/assets/')
  styleCache.set(file, text)
  return text
}

const fonts = (manifest: Manifest) =>
  Object.values(manifest)
    .filter(({ file }) => /(figtree|fredoka)-basic.*\.woff2$/.test(file))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)

const fetched = (paths: string[]) => [
  ...paths.slice(0, -1).map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`),
  `<script type="module" src="${paths.at(-1)}" fetchpriority="low"></script>`,
]
const namesOf = (paths: string[]) => `<script type="application/json" id="program">${JSON.stringify(paths)}</script>`

/** What Vite's loader takes for style sheets that are there: without them it fetches again what stands in the page. */
const present = (styles: string[]) => styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)

/**
 * Head tags of one entry: styles inside the page, scripts fetched early but after what is seen. The page can be read
 * without them, so on a slow line they must not take turns with its fonts and its first picture: pages of the site name
 * them alone, and `public/early.js` fetches them once the page is seen.
 */
function headOf(assets: Assets, keys: string[], entry: string, area: Area, near: string[]) {
  const { scripts } = collect(assets.manifest, keys)
  const { styles } = collect(assets.manifest, [...keys, ...near])
  const script = assets.manifest[entry]?.file
  const paths = [...scripts.filter((file) => file !== script), script].map((file) => `/${file}`)
  return [
    ...fonts(assets.manifest),
    `<style>${styles.map((file) => styleText(assets, file)).join('')}</style>`,
    ...present(styles),
    ...(area === 'site' ? [namesOf(paths)] : fetched(paths)),
  ].join('')
}

/** Head tags of a tool for developers, whose styles are too many to stand in the page. */
function linkedHead(assets: Assets, entry: string) {
  const { styles } = collect(assets.manifest, [entry])
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`)
  return [...links, `<script type="module" src="/${assets.manifest[entry]?.file}"></script>`].join('')
}

const developmentHead = (entry: string) =>
  `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script><script type="module" src="/${entry}"></script>`

const icons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0A635A">'

/** Public pages are seen before it has come. Elsewhere, where it is mostly cached, no press may come before it. */
const early = (area: Area) => `<script ${area === 'site' ? 'async ' : ''}src="/early.js"></script>`

const structuredData = /<script type="application\/ld\+json">[^<]*<\/script>/g

/**
 * React writes titles and meta tags in front of what it renders; they belong into the head. So does structured data,
 * which is rendered on the server alone: what the browser takes over must not hold it.
 */
function splitHoisted(body: string): [string, string] {
  const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(body)?.[0] ?? ''
  const data = body.match(structuredData)?.join('') ?? ''
  return [hoisted + data, body.slice(hoisted.length).replace(structuredData, '')]
}

const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** Shown where the program of a page does not come (`public/early.js`): its buttons then do nothing. */
const notStarted =
  '<p id="not-started" role="alert" hidden>This page did not load completely, so its buttons do not work yet. <a href="">Load it again</a></p>'

/** The whole document of a page. */
export function documentOf({ body, pathname, cookies, state, modules, near, assets }: Parts): string {
  const area = areaOf(pathname)
  const client = clientOf(modules[0] ?? '')
  const [built, entry] = [assets[client], entryOf(client)]
  const [hoisted, content] = splitHoisted(body)
  const loaded = built ? headOf(built, [entry, ...modules], entry, area, near ? [near] : []) : developmentHead(entry)
  return `<!doctype html><html lang="en-ZA" data-area="${area}" data-scheme="${schemeOf(area, cookies)}"><head>${meta}${hoisted}${icons}${early(area)}${loaded}</head><body><div id="app">${content}</div>${notStarted}<script type="application/json" id="state">${jsonForHtml(state)}</script></body></html>`
}

/** The sandbox for developers, and what its program is told. */
export function sandboxDocument(assets: Assets | null, { accounts }: SandboxPage): string {
  const entry = 'entry/sandbox.tsx'
  const loaded = assets ? linkedHead(assets, entry) : developmentHead(entry)
  return `<!doctype html><html lang="en" data-area="admin" data-scheme="system"><head>${meta}<title>GraphQL sandbox · Kiewiet</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${loaded}</head><body><div id="tool">Loading…</div><script type="application/json" id="accounts">${jsonForHtml(accounts)}</script></body></html>`
}
