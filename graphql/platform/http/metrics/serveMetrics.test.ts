import { afterEach, describe, expect, it } from 'vitest'
import type { Environment } from '#graphql/platform/environment.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const open = async (environment: Partial<Environment> = {}) => {
  server = await openTestApp({ environment })
  return server
}

const scrape = async (from: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  from.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

describe('the metrics', () => {
  it('say how many requests there were by route and status, how long they took, and how the server is', async () => {
    const from = await open()
    const cookie = await from.signIn('admin')
    await from.rest('DELETE', '/api/admin/attendance/4711', { cookie })
    await from.rest('GET', '/api/user')
    const { statusCode, headers, body } = await scrape(from)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(body).toContain('kiewiet_requests_total{method="GET",route="/api/user",status="401"} 1\n')
    expect(body).toContain('method="DELETE",route="/api/admin/attendance/:id"')
    expect(body).toContain('kiewiet_request_duration_seconds_count{route="/api/user"} 1\n')
    expect(body).toMatch(/^kiewiet_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
    expect(body).toMatch(/^kiewiet_database_connections\{state="free"\} \d+$/m)
    expect(body).toMatch(/^kiewiet_outbox_emails\{status="queued"\} \d+$/m)
    expect(body).toMatch(/^kiewiet_sessions [1-9]\d*$/m)
  })

  it('name no address, no person and no number of a record', async () => {
    const from = await open()
    await from.rest('GET', '/uploads/somebodys-key/photo-of-thabo.webp?who=thabo')
    await from.rest('GET', '/parent/thabo')
    expect((await scrape(from)).body).not.toMatch(/thabo|somebodys-key/)
  })

  it('are there while the database is away, without what only it knows', async () => {
    const from = await open()
    await from.db.destroy()
    const { statusCode, body } = await scrape(from)
    expect(statusCode).toBe(200)
    expect(body).toContain('kiewiet_uptime_seconds')
    expect(body).not.toMatch(/^kiewiet_sessions /m)
  })

  it('are for programs on this machine alone, not for what its proxy hands on', async () => {
    const from = await open()
    const statuses = [
      await scrape(from, {}, '198.51.100.7'),
      await scrape(from, { 'x-forwarded-for': '127.0.0.1' }),
      await scrape(from, { forwarded: 'for=127.0.0.1' }),
      await scrape(from, {}, '::1'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404, 404, 200])
  })

  it('are for the person who has the token, where there is one', async () => {
    const from = await open({ METRICS_TOKEN: 'a token of the scraper' })
    const statuses = [
      await scrape(from),
      await scrape(from, { authorization: 'Bearer another token' }, '198.51.100.7'),
      await scrape(from, { authorization: 'Bearer a token of the scraper' }, '198.51.100.7'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404, 200])
  })
})
