import { expect, it } from 'vitest'
import { sampleContent } from '../site/sampleContent.ts'
import { renderer } from './server.tsx'

const { centre, programs } = sampleContent
const execute = async (source: string) =>
  source.includes('query Setup') ? { setup: { state: 'done' } } : { viewer: null, centre, programs }

it.each(['/%0A', '/a/%0D%0Ax', '/%E2%80%A8', '/nothing'])('has no page at %s, and says so with 404', async (path) => {
  const { status, html } = await renderer.page({ url: `http://localhost${path}`, headers: new Headers(), execute })
  expect(status).toBe(404)
  expect(html).toContain('404 Page Not Found')
})
