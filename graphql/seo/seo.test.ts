import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { sitemap } from './seo.http.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ environment: { PUBLIC_URL: 'https://www.kiewiet.example' } })
})
afterAll(() => server.close())

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)

describe('sitemap.xml', () => {
  it('lists the public pages under the address that browsers use', async () => {
    const answer = await server.rest('GET', '/sitemap.xml')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('application/xml')
    expect(addresses(answer.text)).toEqual(
      [
        '/',
        '/about',
        '/programs',
        '/gallery',
        '/enroll',
        '/contact',
        '/privacy',
        '/terms',
        '/program/infant',
        '/program/toddler',
        '/program/preschool',
      ].map((path) => `https://www.kiewiet.example${path}`),
    )
  })

  it('says the day of the centre on which a program was changed', async () => {
    await server.db('programs').where({ slug: 'infant' }).update({ updated_at: '2026-11-09T22:30:00Z' })
    expect((await server.rest('GET', '/sitemap.xml')).text).toContain(
      '<loc>https://www.kiewiet.example/program/infant</loc><lastmod>2026-11-10</lastmod>',
    )
  })

  it('leaves out a program that takes no children any more', async () => {
    await server.db('programs').where({ slug: 'toddler' }).update({ isActive: false })
    expect((await server.rest('GET', '/sitemap.xml')).text).not.toContain('/program/toddler')
  })

  it('stays well-formed whatever an address holds', () => {
    expect(sitemap('https://a.example', [{ path: '/?a=1&b=<2>', changedOn: '2026-11-21' }])).toContain(
      '<loc>https://a.example/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-21</lastmod>',
    )
  })
})

describe('robots.txt', () => {
  it('keeps robots out of the portal, the admin area and the API, and names the sitemap', async () => {
    const { status, text, headers } = await server.rest('GET', '/robots.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    const lines = text.split('\n')
    for (const line of ['User-agent: *', 'Disallow: /admin/', 'Disallow: /parent/', 'Disallow: /api/']) {
      expect(lines).toContain(line)
    }
    expect(lines).toContain('Sitemap: https://www.kiewiet.example/sitemap.xml')
  })
})

describe('the manifest', () => {
  interface Manifest {
    name: string
    start_url: string
    icons: { src: string }[]
    shortcuts: { name: string; url: string }[]
  }
  const read = async () => {
    const answer = await server.app.inject('/site.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    return answer.json<Manifest>()
  }

  it('carries the name that the settings hold', async () => {
    expect((await read()).name).toBe('Kiewiet Early Learning Centre')
    const { value } = await server.db('settings').where({ name: 'centre' }).first('value')
    const renamed = JSON.stringify({ ...value, fullName: 'Hadeda House' })
    await server.db('settings').where({ name: 'centre' }).update({ value: renamed })
    expect((await read()).name).toBe('Hadeda House')
  })

  it('opens where a parent reads of today, with shortcuts into the portal', async () => {
    const { start_url, shortcuts } = await read()
    const pages = [start_url, ...shortcuts.map(({ url }) => url)]
    expect(pages).toEqual([
      '/parent-login',
      '/parent/dashboard',
      '/parent/attendance',
      '/parent/messages',
      '/parent/billing',
    ])
  })

  it('names icons that exist', async () => {
    const { icons } = await read()
    const missing = icons.filter(
      ({ src }) => !existsSync(fileURLToPath(new URL(`../../web/public${src}`, import.meta.url))),
    )
    expect(missing).toEqual([])
  })
})
