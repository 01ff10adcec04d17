import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A bad line between the app and its database, made on purpose. */
export interface Line {
  /** Address of the database by way of this line. */
  url: string
  /** Everything takes so many milliseconds longer each way. */
  delay(milliseconds: number): void
  /** Ends every connection in the middle, as a router does that restarts. */
  cut(): void
  /** A pulled cable: nothing gets through and nobody is told, not even on new connections. */
  silence(): void
  /** The cable is back. What was connected before stays silent, as after the end of a router. */
  restore(): void
  close(): Promise<void>
}

/** Opens a line to a database server. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl)
  let milliseconds = 0
  let silent = false
  const pairs = new Set<{ ends: [Socket, Socket]; dead: boolean }>()

  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) })
    const pair = { ends: [near, far] as [Socket, Socket], dead: silent }
    pairs.add(pair)
    const pass = (from: Socket, to: Socket) => {
      const later = (act: () => void) => {
        if (pair.dead) return
        if (milliseconds > 0) setTimeout(act, milliseconds)
        else act()
      }
      from.on('data', (chunk) => later(() => to.write(chunk)))
      from.on('error', () => {})
      from.on('close', () => later(() => to.destroy()))
    }
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const end = () => {
    for (const { ends } of pairs) for (const socket of ends) socket.destroy()
    pairs.clear()
  }
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    delay(wanted) {
      milliseconds = wanted
    },
    cut: end,
    silence() {
      silent = true
      for (const pair of pairs) pair.dead = true
    },
    restore() {
      silent = false
    },
    async close() {
      end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
