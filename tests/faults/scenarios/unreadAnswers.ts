import { connect } from 'node:net'
import { expect } from 'vitest'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { until } from '../load.ts'
import { formatMegabytes, memoryOf } from '../memory.ts'

/** Asks for a file and reads nothing of what comes. */
function ask(url: string, path: string, cookie: string, from: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\nCookie: ${cookie}\r\n\r\n`,
  )
  return socket
}

/** Takes all places among the requests with a large file that is never read, from four addresses: others wait for seconds, and then no more. */
export async function unreadAnswers(centre: Centre, { rounds }: { rounds: number }): Promise<Figures> {
  const places = 200
  const app = await centre.start({ REQUESTS_AT_ONCE: String(places) })
  const cookie = await signIn(app.url)
  const sent = await fetch(`${app.url}/api/message-attachments`, {
    method: 'POST',
    headers: { cookie, 'x-forwarded-for': '10.200.0.1' },
    body: buildForm(buildPdf('x'.repeat(9_900_000)), 'paper.pdf'),
  })
  expect(sent.status).toBe(201)
  const { attachment } = (await sent.json()) as { attachment: { id: number } }
  const before = memoryOf(app.pid)
  const begin = Date.now()
  const sockets = Array.from({ length: places }, (_, index) =>
    ask(app.url, `/api/message-attachments/${attachment.id}/file`, cookie, `172.16.0.${index % 4}`),
  )
  let refused = 0
  await until(async () => {
    const { status } = await send(app.url, { path: '/api/user', cookie })
    if (status === 503) refused += 1
    return refused > 0 && status === 200
  })
  const waited = Date.now() - begin
  const statuses: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    for (const path of ['/', '/api/user']) {
      const { status } = await send(app.url, { path, cookie })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  expect(statuses).toEqual({ 200: rounds * 2 })
  const after = memoryOf(app.pid)
  if (before && after) expect(after.highest - before.now, 'megabytes').toBeLessThan(500)
  for (const socket of sockets) socket.destroy()
  return {
    'answers that are never read': `${places} of 10 MB, from four addresses`,
    'others are refused for s': Math.round(waited / 1_000),
    'then answered': `${statuses[200]} of ${rounds * 2}`,
    before: formatMegabytes(before?.now),
    'at the highest': formatMegabytes(after?.highest),
  }
}
