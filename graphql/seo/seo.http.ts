import type { FastifyInstance } from 'fastify'
import { listPrograms } from '#graphql/programs/programs.service.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Serving } from '#graphql/platform/http/requestContext.ts'

/** Public pages that search engines should know, beside those of the programs. */
const pages = ['/', '/about', '/programs', '/gallery', '/enroll', '/contact', '/privacy', '/terms']

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface SitemapEntry {
  path: string
  /** `yyyy-MM-dd` of the last change, where it is known. */
  changedOn?: string
}

/** The sitemap of these addresses (sitemaps.org, version 0.9). */
export function sitemap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${escapeXml(changedOn)}</lastmod>` : ''
    return `  <url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * What robots may visit: the public pages, and not what needs a sign-in or is meant for programs (RFC 9309). The
 * staff login is not named here: it says `noindex` itself, which only a robot that may read it learns.
 */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin/',
    'Disallow: /staff',
    'Disallow: /room',
    'Disallow: /parent/',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** What a long press on the installed app offers. */
const shortcuts = [
  { name: 'Today', url: '/parent/dashboard' },
  { name: 'Attendance', url: '/parent/attendance' },
  { name: 'Messages', url: '/parent/messages' },
  { name: 'Bills and payments', url: '/parent/billing' },
]

/**
 * What a phone shows of the site once it was put on its home screen (W3C Web Application Manifest). It opens on
 * Today: the parents' sign-in redirects who is signed in, staff to the area of their own.
 */
export const manifest = ({ name, fullName, city }: { name: string; fullName: string; city: string }) => ({
  id: '/',
  name: fullName,
  short_name: name,
  description: `Child care and early learning in ${city}, with a portal for parents`,
  lang: 'en-ZA',
  start_url: '/parent-login',
  scope: '/',
  display: 'standalone',
  background_color: '#FFFBF4',
  theme_color: '#0A635A',
  categories: ['education', 'kids'],
  shortcuts,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})

/** `robots.txt`, `sitemap.xml` and the manifest, under the address that browsers use. */
export function serveSeo(app: FastifyInstance, { contextOf, environment }: Serving) {
  const origin = environment.PUBLIC_URL
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(origin)),
  )
  app.get('/site.webmanifest', async (request, reply) => {
    const body = JSON.stringify(manifest(await centre(contextOf(request, reply))))
    return reply.header('Cache-Control', 'public, max-age=3600').type('application/manifest+json').send(body)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const programs = await listPrograms(contextOf(request, reply))
    const ofPrograms = programs.flatMap(({ slug, updatedAt }) =>
      slug ? [{ path: `/program/${slug}`, changedOn: todayInJohannesburg(new Date(updatedAt)) }] : [],
    )
    const xml = sitemap(origin, [...pages.map((path) => ({ path })), ...ofPrograms])
    return reply.header('Cache-Control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml)
  })
}
