import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Knex } from 'knex'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** A rendered public page, ready to be sent. */
export interface CachedPage {
  etag: string
  html: string
  br: Buffer
  gzip: Buffer
}

const mostPages = 200

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const brotliOf = (html: string, quality: number) =>
  compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  })

/**
 * Compresses a page quickly for the request that waits for it, and meanwhile as small as it gets for the requests after
 * it: a tenth less decides whether a page arrives in one round trip.
 */
async function cached(html: string): Promise<CachedPage> {
  const [br, gz] = await Promise.all([brotliOf(html, 9), compressGzip(html)])
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const page = { etag, html, br, gzip: gz }
  brotliOf(html, constants.BROTLI_MAX_QUALITY).then(
    (smallest) => {
      page.br = smallest
    },
    () => undefined,
  )
  return page
}

/**
 * Caches what guests see of public pages until its content changes or the day ends. The version is in the database,
 * so that a change by staff shows on the next request to any instance. While the database is away, pages that were
 * rendered before are still served.
 */
export function createPageCache(db: Knex) {
  const pages = new Map<string, CachedPage>()
  let version = ''

  async function currentVersion(): Promise<string | null> {
    try {
      const row = await db('content_version').first('version').timeout(1_000)
      return `${row?.version} ${todayInJohannesburg()}`
    } catch {
      return null
    }
  }

  return {
    /** The cached page, and how to cache a new one: under the version that was current before it was rendered. */
    async find(address: string): Promise<{ page: CachedPage | null; add(html: string): Promise<CachedPage> }> {
      const current = await currentVersion()
      if (current && current !== version) {
        pages.clear()
        version = current
      }
      return {
        page: pages.get(address) ?? null,
        async add(html) {
          const page = await cached(html)
          if (current && current === version) {
            if (pages.size >= mostPages) pages.delete(pages.keys().next().value as string)
            pages.set(address, page)
          }
          return page
        },
      }
    },
  }
}
