import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { until } from '../load.ts'

/** Announces a body, sends some of it and then nothing more. */
function sendHalf(url: string, from: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\n`
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":`)
  const half = { answer: '', isOver: false, end: () => socket.destroy() }
  socket.on('data', (chunk: Buffer) => {
    half.answer += chunk.toString()
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    half.isOver = true
  })
  return half
}

/** Opens more requests than may be answered at once, and never sends their bodies: others must not notice. */
export async function slowBodies(centre: Centre, { seconds }: { seconds: number }): Promise<Figures> {
  const app = await centre.start({ REQUEST_SECONDS: String(seconds) })
  const cookie = await signIn(app.url)
  const bodies = 410
  const begin = Date.now()
  const many = Array.from({ length: bodies / 2 }, (_, index) =>
    sendHalf(app.url, `172.16.${index >> 8}.${index & 255}`),
  )
  const one = Array.from({ length: bodies / 2 }, () => sendHalf(app.url, '172.20.0.1'))
  await until(() => one.filter(({ isOver }) => isOver).length > bodies / 4)
  let slowest = 0
  const statuses: Record<string, number> = {}
  for (let asked = 0; asked < 30; asked++) {
    for (const request of [{ path: '/' }, { path: '/api/user', cookie }, { path: '/readyz' }]) {
      const { status, milliseconds } = await send(app.url, request)
      statuses[status] = (statuses[status] ?? 0) + 1
      slowest = Math.max(slowest, milliseconds)
    }
  }
  expect(statuses).toEqual({ 200: 90 })
  const refused = one.filter(({ answer }) => answer.startsWith('HTTP/1.1 429')).length
  expect(refused).toBe(bodies / 2 - 50)
  await until(() => [...many, ...one].every(({ isOver }) => isOver), seconds + 20)
  return {
    'bodies that never arrive': bodies,
    'others answered': `${statuses[200]} of 90`,
    'slowest of them ms': slowest,
    'refused of one address': refused,
    'all cut off after s': Math.round((Date.now() - begin) / 1_000),
  }
}
