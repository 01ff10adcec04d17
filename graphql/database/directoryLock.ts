import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The folder of the embedded database is in use by another process. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `Another Kiewiet process is already using ${directory}. Please stop it first, or set DATA_DIR to another folder. Nothing was changed.`,
    )
  }
}

const longestSocketPath = 100

function socketPathOf(directory: string): string {
  const path = join(directory, 'lock.sock')
  if (path.length <= longestSocketPath) return path
  return join(tmpdir(), `kiewiet-${createHash('sha256').update(path).digest('hex').slice(0, 24)}.sock`)
}

export const lockPathOf = (directory: string) => socketPathOf(realpathSync(directory))

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })

/** A folder made by `mkdir` is the mutex round the check and the take-over; an abandoned one is dropped after five seconds. */
async function insideMutex<T>(path: string, run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(path)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > 5000) rmSync(path, { recursive: true, force: true })
      await pause(20)
    }
  }
  try {
    return await run()
  } finally {
    rmdirSync(path)
  }
}

/**
 * Takes the folder of the embedded database for this process alone. The embedded database has no lock of its own: two
 * processes on one folder lose each other's rows. The lock is a listening socket, so it ends with the process however
 * that ends, also with `kill -9`.
 * @param onAsked serves who connects to the lock and asks for something
 * @returns a function that gives the folder back
 * @throws DirectoryInUseError while another process holds it
 */
export async function lockDirectory(
  directory: string,
  onAsked: (socket: Socket, request: string) => void = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true })
  const real = realpathSync(directory)
  const path = socketPathOf(real)
  return insideMutex(`${path}.taking`, async () => {
    if (await answers(path)) throw new DirectoryInUseError(directory)
    rmSync(path, { force: true })
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.once('data', (request) => onAsked(socket, request.toString()))
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
    server.unref()
    return () => new Promise<void>((resolve) => server.close(() => resolve()))
  })
}
