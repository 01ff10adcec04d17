import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openTestApp } from '#tests/setup/server.ts'
import { route } from '../rest/route.ts'

let answerSlow = () => {}
const slow = route.get('/api/slow', {
  summary: 'Takes longer than a stopping server takes requests',
  handle: () =>
    new Promise<{ success: boolean }>((resolve) => {
      answerSlow = () => resolve({ success: true })
    }),
})

interface Answer {
  status: number | undefined
  connection: string | undefined
}

const get = (port: number, path: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, path, agent, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
    sent.on('error', reject)
    sent.end()
  })

it('a server that stops is not ready at once, answers what still comes, and ends when the last answer is out', async () => {
  const server = await openTestApp({ routes: [slow] })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const [one, other] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  expect(await get(port, '/readyz', one)).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await get(port, '/healthz', other)).toEqual({ status: 200, connection: 'keep-alive' })

  const underWay = get(port, '/api/slow', new Agent())
  await expect.poll(() => server.app.inject('/metrics').then(({ body }) => body)).toContain('in_flight 1\n')
  const closed = server.close()
  await expect.poll(() => get(port, '/readyz', one)).toEqual({ status: 503, connection: 'close' })
  expect(await get(port, '/site.webmanifest', other)).toEqual({ status: 200, connection: 'close' })
  await expect(get(port, '/healthz', new Agent())).rejects.toThrow(/ECONNREFUSED/)
  answerSlow()
  expect(await underWay).toMatchObject({ status: 200 })
  await closed
})

it('behind a proxy it takes connections until the proxy has noticed', async () => {
  const server = await openTestApp({ environment: { TRUST_PROXY: true } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const closed = server.close()
  const agent = new Agent({ keepAlive: true })
  // nothing said: the connection stays, so that nobody has to open a new one just when no more are taken
  await expect.poll(() => get(port, '/healthz', agent)).toEqual({ status: 503, connection: undefined })
  expect(await get(port, '/site.webmanifest', agent)).toEqual({ status: 200, connection: undefined })
  expect(await get(port, '/site.webmanifest', new Agent())).toMatchObject({ status: 200 })
  await expect.poll(() => get(port, '/healthz', agent), { timeout: 60_000 }).toMatchObject({ connection: 'close' })
  await closed
})
