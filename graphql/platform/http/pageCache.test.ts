import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestApp } from '#tests/setup/server.ts'
import type { PageRequest, Renderer } from './pages.ts'
import type { Environment } from '../environment.ts'

let opened: Awaited<ReturnType<typeof openTestApp>> | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

/** So many different words that a better compression shows. */
const words = Array.from({ length: 2_000 }, (_, at) => (at * 7_919).toString(36)).join(' ')

/** Renders the number of the rendering and the title of the first program, as a page of the site or of one visitor. */
async function openWithPages(shared = true, environment: Partial<Environment> = {}) {
  let rendered = 0
  /** Addresses whose next rendering fails. */
  const failures: string[] = []
  const renderer: Renderer = {
    async page({ url, execute }: PageRequest) {
      rendered += 1
      if (failures.pop()) throw new Error(`${url} fails`)
      const { programs } = (await execute('{ programs { title } }')) as { programs: { title: string }[] }
      return { status: 200, html: `<p>${rendered}: ${programs[0]?.title}</p>${'.'.repeat(2_000)}${words}`, shared }
    },
    sandbox: async () => '',
  }
  opened = await openTestApp({ renderer, environment })
  const app = opened
  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers })
  return { app, get, count: () => rendered, failures }
}

describe('a public page', () => {
  it('is rendered once for all guests, and compressed', async () => {
    const { get, count } = await openWithPages()
    const first = await get('/about')
    const second = await get('/about', { 'accept-encoding': 'gzip, br' })
    expect(first.body).toContain('1: Infant Program')
    expect(second.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body)
    expect(count()).toBe(1)
  })

  it('is rendered once for all who ask for it at the same time, also after a change', async () => {
    const { app, get, count } = await openWithPages()
    const burst = async () =>
      new Set((await Promise.all(Array.from({ length: 20 }, () => get('/about')))).map(({ body }) => body))
    const first = await burst()
    await app.db('programs').where({ slug: 'infant' }).update({ title: 'Baby Program' })
    const second = await burst()
    expect([first.size, second.size, count()]).toEqual([1, 1, 2])
    expect([...second][0]).toContain('2: Baby Program')
  })

  it('is tried again by each who waits for one that fails, and cached once it is there', async () => {
    const { get, count, failures } = await openWithPages()
    failures.push('/about')
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/about')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 500])
    const before = count()
    await get('/about')
    expect(count()).toBe(before)
  })

  it('is as small as it gets for anyone who comes after the first', async () => {
    const { get } = await openWithPages()
    const smallest = brotliCompressSync((await get('/about')).body).length
    const length = async () => (await get('/about', { 'accept-encoding': 'br' })).rawPayload.length
    await vi.waitFor(async () => expect(await length()).toBeLessThanOrEqual(smallest), { timeout: 60_000 })
  })

  it('is not sent again to a browser whose copy still holds', async () => {
    const { get } = await openWithPages()
    const { headers } = await get('/about')
    const again = await get('/about', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('shows a change by staff on the next request', async () => {
    const { app, get } = await openWithPages()
    await get('/about')
    await app.db('programs').where({ slug: 'infant' }).update({ title: 'Baby Program' })
    expect((await get('/about')).body).toContain('2: Baby Program')
  })

  it.each(['http://localhost:3000', 'https://kiewiet.example'])(
    'is rendered for each person who is signed in, and never cached, on %s',
    async (PUBLIC_URL) => {
      const { app, get, count } = await openWithPages(true, { PUBLIC_URL })
      const { cookie } = await app.addUser()
      const page = await get('/about', { cookie })
      await get('/about', { cookie })
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(count()).toBe(2)
    },
  )

  it('is still served while the database is away, once it was rendered', async () => {
    const { app, get } = await openWithPages()
    const { body } = await get('/about')
    await app.db.destroy()
    const page = await get('/about')
    expect([page.statusCode, page.body]).toEqual([200, body])
    expect((await get('/gallery')).statusCode).toBe(503)
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(503)
  })
})

describe('a page that differs from visitor to visitor', () => {
  it('is never cached, nor is one with a question in its address', async () => {
    const { get, count } = await openWithPages(false)
    await get('/parent-login')
    expect((await get('/parent-login')).headers['cache-control']).toBe('private, no-store')
    expect(count()).toBe(2)
    await get('/enroll?view=form')
    await get('/enroll?view=form')
    expect(count()).toBe(4)
  })

  it.each(['/ABOUT', '/%61bout', '/about/'])('is not cached under %s, of which there is no end', async (url) => {
    const { get } = await openWithPages()
    expect((await get(url)).headers.etag).toBeUndefined()
    expect((await get('/about')).headers.etag).toBeDefined()
  })
})
