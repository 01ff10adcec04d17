import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, maxHeaderSize, type Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostUploadBytes } from '#graphql/platform/files/files.rules.ts'
import { mostJsonBytes } from '#graphql/platform/http/json.ts'
import { type Proxy, startCaddy } from './faults/caddy.ts'
import { ROOT } from './run/command.ts'
import { freePort } from './setup/freePort.ts'

const caddyfile = readFileSync(join(ROOT, 'Caddyfile'), 'utf8')

const units = { KB: 1_000, MB: 1_000_000 }

/** A size that the Caddyfile says once, in bytes. */
function sizeOf(name: string): number {
  const found = [...caddyfile.matchAll(new RegExp(`^\\s*${name} (\\d+)(KB|MB)$`, 'gm'))]
  expect(found, name).toHaveLength(1)
  return Number(found[0]![1]) * units[found[0]![2] as keyof typeof units]
}

describe('the sizes in the Caddyfile', () => {
  it('let no head through that the app refuses, which closes the connection over it', () => {
    // Go reads 4 KB more than it is told, and Caddy adds whom the request comes from
    expect(sizeOf('max_header_size') + 4_096 + 200).toBeLessThan(maxHeaderSize)
  })

  it('hold any JSON until it is whole, and of a file little', () => {
    expect(sizeOf('request_buffers')).toBeGreaterThan(mostJsonBytes)
    expect(sizeOf('request_buffers')).toBeLessThanOrEqual(1_000_000)
  })

  it('let the largest file through', () => {
    expect(sizeOf('max_size')).toBeGreaterThan(mostUploadBytes + 500_000)
  })
})

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

const isInstalled = spawnSync('caddy', ['version']).status === 0

describe.skipIf(!isInstalled)('two instances behind Caddy', () => {
  const reached: string[] = []
  const instances: Server[] = []
  let proxy: Proxy
  beforeAll(async () => {
    const ports = [await freePort(), await freePort()]
    for (const port of ports) instances.push(await listen(port, reached))
    proxy = (await startCaddy(ports.map((port) => `http://127.0.0.1:${port}`)))!
  })
  afterAll(async () => {
    await proxy.stop()
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
