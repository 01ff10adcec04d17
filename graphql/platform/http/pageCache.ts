import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Knex } from 'knex'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

export interface Rendered {
  html: string
  status: number
  /** Whether it looks the same to every guest. */
  shared: boolean
}

/** A rendered public page, ready to be sent. */
export interface CachedPage {
  etag: string
  html: string
  br: Buffer
  gzip: Buffer
}

const mostPages = 200

const compressGzip = promisify(gzip)

const brotliOf = (html: string, quality: number) =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  })

/** Compresses a page quickly, for the requests that wait for it. */
async function compressed(html: string): Promise<CachedPage> {
  const [br, gz] = await Promise.all([brotliOf(html, 9), compressGzip(html)])
  return { etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`, html, br, gzip: gz }
}

/**
 * Caches what guests see of public pages until its content changes or the day ends. The version is in the database,
 * so that a change by staff shows on the next request to any instance. While the database is away, pages that were
 * rendered before are still served.
 */
export function createPageCache(db: Knex) {
  const pages = new Map<string, CachedPage>()
  /** Pages that one request makes, for which the others wait; null for one that is not to be cached. */
  const making = new Map<string, Promise<CachedPage | null>>()
  let version = ''
  let smallest = Promise.resolve()

  const currentVersion = async (): Promise<string | null> => {
    const row = await db('content_version')
      .first('version')
      .timeout(1_000)
      .catch(() => null)
    return row && `${row.version} ${todayInJohannesburg()}`
  }

  /** One page after the other is made as small as it gets: a tenth less decides whether it arrives in one round trip. */
  function keep(address: string, page: CachedPage) {
    if (pages.size >= mostPages) pages.delete(pages.keys().next().value as string)
    pages.set(address, page)
    const shrink = async () => {
      if (pages.get(address) === page) page.br = await brotliOf(page.html, constants.BROTLI_MAX_QUALITY)
    }
    smallest = smallest.then(shrink).catch(() => undefined)
  }

  /** The cached page of an address, or one that is only for this request. */
  return async <Page extends Rendered>(address: string, render: () => Promise<Page>): Promise<CachedPage | Page> => {
    const current = await currentVersion()
    if (current && current !== version) {
      pages.clear()
      making.clear()
      version = current
    }
    const known = pages.get(address) ?? (await making.get(address))
    if (known) return known
    const rendered = render()
    const made = rendered
      .then(({ shared, status, html }) => (shared && status === 200 ? compressed(html) : null))
      .catch(() => null)
    making.set(address, made)
    const page = await made
    if (making.get(address) === made) making.delete(address)
    if (page && current && current === version) keep(address, page)
    return page ?? rendered
  }
}
