import { connect, type Socket } from 'node:net'

/** A request that is sent over and over: written out once, so that sending it costs next to nothing. */
export function requestBytes(url: string, body: unknown, headers: Record<string, string> = {}): Buffer {
  const { host, pathname } = new URL(url)
  const payload = Buffer.from(JSON.stringify(body))
  const lines = Object.entries({
    Host: host,
    'Content-Type': 'application/json',
    'Content-Length': String(payload.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`), payload])
}

const headerEnd = Buffer.from('\r\n\r\n')

interface Answer {
  status: number
  body: Buffer
}

/** Reads one whole answer after another from a connection. Every server here says how long its answer is. */
class Connection {
  private readonly socket: Socket
  private chunks: Buffer[] = []
  private bytes = 0
  private wanted = 0
  private waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname)
    this.socket.setNoDelay(true)
    this.socket.on('data', (chunk) => this.take(chunk))
    this.socket.on('error', (error) => this.waiting?.reject(error))
    this.socket.on('close', () => this.waiting?.reject(new Error('The server closed the connection')))
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.socket.write(request)
    })
  }

  close() {
    this.waiting = null
    this.socket.destroy()
  }

  private take(chunk: Buffer) {
    this.chunks.push(chunk)
    this.bytes += chunk.length
    if (this.wanted === 0) {
      const start = Buffer.concat(this.chunks)
      this.chunks = [start]
      const end = start.indexOf(headerEnd)
      if (end === -1) return
      const length = /content-length: (\d+)/i.exec(start.toString('latin1', 0, end))?.[1]
      if (length === undefined) throw new Error(`No length in ${start.toString('latin1', 0, end)}`)
      this.wanted = end + headerEnd.length + Number(length)
    }
    if (this.bytes < this.wanted) return
    const whole = Buffer.concat(this.chunks)
    const waiting = this.waiting
    this.chunks = []
    this.bytes = 0
    this.wanted = 0
    this.waiting = null
    waiting?.resolve({
      status: Number(whole.toString('latin1', 9, 12)),
      body: whole.subarray(whole.indexOf(headerEnd) + headerEnd.length),
    })
  }
}

/** The body of one answer. */
export async function once(url: string, request: Buffer): Promise<string> {
  const connection = new Connection(url)
  try {
    const { status, body } = await connection.send(request)
    if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 300)}`)
    return body.toString()
  } finally {
    connection.close()
  }
}

/**
 * Sends a request over so many connections for so long, each again when it has the answer to the last.
 * @returns how long each took, in milliseconds
 */
export async function load(url: string, request: Buffer, connections: number, milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  const work = async () => {
    const connection = new Connection(url)
    try {
      for (let now = performance.now(); now < end; ) {
        const { status } = await connection.send(request)
        if (status !== 200) throw new Error(`${url} answered ${status}`)
        const after = performance.now()
        times.push(after - now)
        now = after
      }
    } finally {
      connection.close()
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return times
}
