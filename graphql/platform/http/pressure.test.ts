import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { Download, route } from '../rest/route.ts'

let letGo: () => void = () => {}
const held = new Promise<void>((resolve) => {
  letGo = resolve
})

const slow = route.get('/api/slow', {
  summary: 'Answers when the test lets it',
  handle: async () => {
    await held
    return { success: true }
  },
})

const large = route.get('/api/large', {
  summary: 'A large file',
  handle: async () => new Download(Buffer.alloc(15_000_000), 'large.pdf', 'application/pdf'),
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
        json: { success: false, message: 'The server is busy at the moment. Please try again in a few seconds.' },
      })
    expect(await server.rest('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await server.rest('GET', '/readyz')).toMatchObject({ status: 200 })
    letGo()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200])
    await expect.poll(() => server.rest('GET', '/api/slow')).toMatchObject({ status: 200 })
  })
})

/** Announces a body and never sends the end of it. Answers what came back until the connection was closed. */
function sendHalf(port: number, from: string, path = '/graphql') {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":`,
  )
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { closed, end: () => socket.destroy() }
}

describe('bodies that never arrive', () => {
  let listening: TestApp
  let port: number
  const ask = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/slow`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status)
  const open = async () =>
    Number(/^kiewiet_requests_open (\d+)/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1])
  beforeAll(async () => {
    listening = await openTestApp({
      routes: [slow],
      environment: { REQUESTS_AT_ONCE: 3, REQUEST_SECONDS: 2, TRUST_PROXY: true },
    })
    await listening.app.listen({ port: 0, host: '127.0.0.1' })
    port = (listening.app.server.address() as { port: number }).port
  })
  afterAll(() => listening.close())

  it('take nobody’s place, and are cut off', async () => {
    const halves = Array.from({ length: 9 }, (_, index) => sendHalf(port, `10.1.1.${index}`))
    await expect.poll(open).toBeGreaterThanOrEqual(9)
    expect(await ask('10.9.9.9')).toBe(200)
    for (const { closed } of halves) expect(await closed).toMatch(/^HTTP\/1.1 408|^$/)
    await expect.poll(open).toBeLessThan(2)
  })

  it('are ten of one address at most', async () => {
    const halves = Array.from({ length: 10 }, () => sendHalf(port, '10.2.2.2'))
    await expect.poll(open).toBeGreaterThanOrEqual(10)
    expect(await ask('10.2.2.2')).toBe(429)
    expect(await ask('10.2.2.3')).toBe(200)
    // the address of what is monitored is no way round that
    expect(await sendHalf(port, '10.2.2.2', '/healthz').closed).toMatch(/^HTTP\/1.1 429/)
    for (const half of halves) half.end()
    await expect.poll(() => ask('10.2.2.2')).toBe(200)
    // a proxy on this machine, which brings everybody's
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const through = Array.from({ length: 10 }, () => sendHalf(port, own))
      await expect.poll(open).toBeGreaterThanOrEqual(10)
      expect(await ask(own)).toBe(200)
      for (const half of through) half.end()
      await expect.poll(open).toBeLessThan(2)
    }
  })
})

describe('bodies that take much to read', () => {
  let listening: TestApp
  let url: string
  beforeAll(async () => {
    listening = await openTestApp({ environment: { TRUST_PROXY: true } })
    url = await listening.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => listening.close())

  const post = async (body: RequestInit['body']) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    return [response.status, ((await response.json()) as { message: string }).message]
  }

  it('are refused in pieces of a length that nobody has said', async () => {
    const pieces = Readable.toWeb(Readable.from([Buffer.from('{'), Buffer.from('}')])) as RequestInit['body']
    expect(await post(pieces)).toEqual([400, 'Please say how long the body is with Content-Length.'])
  })

  it('may come in very small pieces', async () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true })
    const body = '{"username":"Ünknown","password":"x"}'
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    )
    for (const byte of Buffer.from(body)) {
      socket.write(Buffer.of(byte))
      await new Promise(setImmediate)
    }
    expect(await new Promise((resolve) => socket.once('data', (answer) => resolve(String(answer).slice(0, 12))))).toBe(
      'HTTP/1.1 401',
    )
    socket.destroy()
  })

  it('take the places of many requests, and count as many for their address', async () => {
    const { rest, close } = await openTestApp({ environment: { REQUESTS_AT_ONCE: 100, TRUST_PROXY: true } })
    onTestFinished(close)
    const signIn = async (from: string, length = 120_000) => {
      const body = { username: 'a', password: 'b', more: '{'.repeat(length) }
      return (await rest('POST', '/api/auth/login', { body, headers: { 'x-forwarded-for': from } })).status
    }
    const from = ['10.1.1.1', '10.1.1.1', '10.1.1.2', '10.1.1.3', '10.1.1.4', '10.1.1.5']
    expect((await Promise.all(from.map((address) => signIn(address)))).toSorted()).toEqual([
      401, 401, 401, 401, 429, 503,
    ])
    expect(await signIn('10.1.1.6', 400_000)).toBe(413)
  })

  it('that have not come are waited for no longer once the request is answered', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n')
    expect(await new Promise((resolve) => socket.once('data', (answer) => resolve(String(answer))))).toMatch(
      /^HTTP\/1.1 200[^]*\nconnection: close/i,
    )
    await new Promise((resolve) => socket.once('close', resolve))
  })

  it('come from whom the last header says, and are refused where there are so many that it may have been dropped', async () => {
    const statusWith = (headers: number) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1')
        onTestFinished(() => void socket.destroy())
        socket.once('data', (answer) => resolve(String(answer).slice(9, 12)))
        const others = 'A: b\r\n'.repeat(headers)
        socket.write(`GET /metrics HTTP/1.1\r\nHost: localhost\r\n${others}X-Forwarded-For: 10.1.1.1\r\n\r\n`)
      })
    expect(await statusWith(90)).toBe('404')
    expect(await statusWith(1_100)).toBe('400')
  })
})

describe('answers that are never read', () => {
  let listening: TestApp
  let port: number
  beforeAll(async () => {
    const renderer = {
      page: async () => ({ status: 200, html: 'x'.repeat(15_000_000), shared: false }),
      sandbox: async () => '',
    }
    listening = await openTestApp({ routes: [slow, large], renderer, environment: { REQUESTS_AT_ONCE: 8 } })
    await listening.app.listen({ port: 0, host: '127.0.0.1' })
    port = (listening.app.server.address() as { port: number }).port
  })
  afterAll(() => listening.close())

  const asked = (path: string, cookie = '') => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
    return socket
  }
  const inFlight = async () =>
    Number(
      /^kiewiet_requests_in_flight (\d+)/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1],
    )

  it('give their places away once all are taken, the oldest first, and keep them before that', async () => {
    const status = () => listening.rest('GET', '/api/slow').then((answer) => answer.status)
    const sockets = Array.from({ length: 8 }, () => asked('/api/large'))
    const ended = new Set<number>()
    for (const [index, socket] of sockets.entries()) socket.once('close', () => ended.add(index))
    await expect.poll(inFlight).toBe(8)
    expect(await status()).toBe(503)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 4_000)
    onTestFinished(() => clock.mockRestore())
    expect(await status()).toBe(200)
    clock.mockRestore()
    // a paused socket hears of its end once it is read
    for (const socket of sockets) socket.resume()
    await expect.poll(() => ended.size).toBe(1)
    for (const socket of sockets) socket.destroy()
    await expect.poll(inFlight).toBe(0)
  })

  it('keep one waiting that was asked for behind them, which counts once its turn has come', async () => {
    const socket = asked('/')
    socket.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(inFlight).toBe(1)
    socket.destroy()
    await expect.poll(inFlight).toBe(0)
  })

  it.each(['Host: localhost', 'Host: localhost\r\nExpect: x', 'A: b', 'Host: localhost\r\nTransfer-Encoding: chunked'])(
    'end with their connection where more wait behind them, of which a packet holds thousands: %j',
    async (head) => {
      const socket = asked('/')
      socket.write(`GET /api/slow HTTP/1.1\r\n${head}\r\n\r\n`.repeat(2))
      await new Promise((resolve) => socket.once('close', resolve).resume())
      await expect.poll(inFlight).toBe(0)
    },
  )

  it('come in the order in which they were asked for', async () => {
    const socket = asked('/api/slow').resume()
    socket.write('GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    await expect.poll(() => text.match(/HTTP\/1.1 \d+/g)?.join()).toBe('HTTP/1.1 200,HTTP/1.1 404')
    socket.destroy()
  })

  it('count once each, a page as well', async () => {
    const sockets = [1, 2].map(() => asked('/'))
    await expect.poll(inFlight).toBe(2)
    for (const socket of sockets) socket.destroy()
    await expect.poll(inFlight).toBe(0)
  })
})
