import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { route } from './rest.ts'

let letGo: () => void = () => {}
const held = new Promise<void>((resolve) => {
  letGo = resolve
})

const slow = route({
  method: 'GET',
  path: '/api/slow',
  summary: 'Answers when the test lets it',
  handle: async () => {
    await held
    return { success: true }
  },
})

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ routes: [slow], environment: { REQUESTS_AT_ONCE: 3 } })
})
afterAll(() => server.close())

describe('a rush', () => {
  it('gets 503 at once beyond what can be answered, with when to come back; then all is as before', async () => {
    const first = [1, 2, 3].map(() => server.rest('GET', '/api/slow'))
    await expect
      .poll(() => server.rest('GET', '/api/slow'))
      .toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        json: { success: false, message: 'Many people are here at the moment. Please try again in a few seconds.' },
      })
    expect(await server.rest('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await server.rest('GET', '/readyz')).toMatchObject({ status: 200 })
    letGo()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200])
    await expect.poll(() => server.rest('GET', '/api/slow')).toMatchObject({ status: 200 })
  })
})
