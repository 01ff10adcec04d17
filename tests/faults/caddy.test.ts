import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostJsonBytes } from '#graphql/platform/http/json.ts'
import { freePort } from '../setup/freePort.ts'
import { type Proxy, startCaddy } from './caddy.ts'

/** Answers what is posted before it has come, as the app does where it refuses it, and notes what reaches it. */
function listen(port: number, reached: string[]): Promise<Server> {
  const server = createServer((request, answer) => {
    reached.push(`${request.method} ${request.url}`)
    // what a client sees of a refusal that comes while it still sends
    if (request.url === '/cut') return request.socket.destroy()
    request.resume()
    answer.writeHead(request.method === 'POST' ? 413 : 200).end()
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

describe('two instances behind Caddy', () => {
  const reached: string[] = []
  const instances: Server[] = []
  let proxy: Proxy
  beforeAll(async () => {
    const ports = [await freePort(), await freePort()]
    for (const port of ports) instances.push(await listen(port, reached))
    const started = await startCaddy(ports.map((port) => `http://127.0.0.1:${port}`))
    if (!started) throw new Error('There is no Caddy, nor a package of it.')
    proxy = started
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const instance of instances) instance.close()
  })

  /** The first line of the answer to what is sent, '' where the connection is cut off without one. */
  function send(head: string, body: string | Buffer = '') {
    const { hostname, port, host } = new URL(proxy.url)
    const socket = connect(Number(port), hostname)
    const line = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString().split('\r\n', 1)[0]!))
      socket.once('error', () => resolve('')).once('close', () => resolve(''))
    })
    const [first, ...more] = head.split('\n')
    socket.write([`${first} HTTP/1.1`, `Host: ${host}`, ...more, '', ''].join('\r\n'))
    socket.write(body)
    return { socket, line: line.finally(() => socket.destroy()) }
  }
  const visit = () => send('GET /about').line

  it('are not taken for failed where they cut off what they have not read: visitors are answered', async () => {
    let over = false
    const attack = Array.from({ length: 5 }, async () => {
      while (!over) await send('POST /cut\nContent-Length: 1', 'a').line
    })
    const visits: string[] = []
    for (let visitor = 0; visitor < 5; visitor++) visits.push(await visit())
    over = true
    await Promise.all(attack)
    expect(visits).toEqual(Array(5).fill('HTTP/1.1 200 OK'))
  })

  it('never see a head of which they would refuse the end', async () => {
    const answers = await Promise.all(
      [15, 300].map((kb) => send(`GET /large\nX-Large: ${'a'.repeat(kb * 1_000)}`).line),
    )
    expect(answers).toEqual(['HTTP/1.1 200 OK', expect.stringContaining('431')])
    expect(reached.filter((line) => line.includes('/large'))).toHaveLength(1)
  })

  it('refuse an upload of which Caddy holds the beginning alone', async () => {
    const size = 11_000_000
    const { socket, line } = send(`POST /api/message-attachments\nContent-Length: ${size}`)
    let sent = 0
    const sending = setInterval(() => {
      if (sent < size) socket.write(Buffer.alloc(100_000))
      sent += 100_000
    }, 5)
    expect(await line.finally(() => clearInterval(sending))).toMatch(/^HTTP\/1.1 413 /)
    expect(sent).toBeLessThan(size / 2)
  })

  it('hear of JSON when all of it is there', async () => {
    const text = 'a'.repeat(mostJsonBytes / 2)
    const { socket, line } = send(`POST /whole\nContent-Length: ${mostJsonBytes}`, text)
    await visit()
    await visit()
    expect(reached).not.toContain('POST /whole')
    socket.write(text)
    await line
    expect(reached).toContain('POST /whole')
  })

  it.each(['/metrics', '/readyz'])('do not show %s to the outside', async (path) => {
    expect(await send(`GET ${path}`).line).toMatch(/^HTTP\/1.1 404 /)
    expect(reached).not.toContain(`GET ${path}`)
  })
})
