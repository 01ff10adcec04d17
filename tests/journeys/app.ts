import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/setup/freePort.ts'

const SERVER = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url))
const SECONDS_TO_START = 180
const SECONDS_TO_STOP = 15

export type AppOptions = {
  /** A database on a PostgreSQL server; the embedded one if left out. */
  databaseUrl?: string
  /** More environment variables, which win over those set here. */
  env?: Record<string, string>
  /** The name by which browsers reach it; passkeys belong to a name, and are refused for an address. */
  host?: string
  /** A data folder to begin with a copy of; an empty one if left out. */
  from?: string
}

export type App = {
  readonly url: string
  readonly dataDir: string
  /** The process that serves now; another one after a restart. */
  readonly pid: number | undefined
  /** All that the server has printed so far. */
  log(): string
  /** Whether it ended by itself. */
  hasEnded(): boolean
  /** Sends a signal and waits for the end; answers the exit code, or `null` after a signal that ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Starts it again on the same data and address, after a `kill`. */
  restart(): Promise<void>
  /** Ends it, by force if it does not go, and deletes its data. */
  stop(): Promise<void>
}

/** A data folder as it was left, without the socket by which a running app holds it. */
export const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.sock') })

/** Starts the built app with demo data of its own, and waits until it is ready. */
export async function startApp({ databaseUrl, env = {}, host = '127.0.0.1', from }: AppOptions = {}): Promise<App> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'kiewiet-app-'))
  if (from) copyFolder(from, dataDir)
  const settings: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'true',
    // as in production: what the web app sends must be among its own operations
    ANY_DOCUMENT: 'false',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  }

  let child: ChildProcess | undefined
  let log = ''

  const start = async (): Promise<void> => {
    const running = spawn(process.execPath, ['--enable-source-maps', SERVER], {
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = running
    for (const stream of [running.stdout, running.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log += chunk.toString()
      })
    }
    const deadline = Date.now() + SECONDS_TO_START * 1_000
    while (!(await isReady(url))) {
      if (ended(running)) throw new Error(`The app ended instead of starting:\n${log}`)
      if (Date.now() > deadline) throw new Error(`The app was not ready within ${SECONDS_TO_START} s:\n${log}`)
      await pause(50)
    }
  }

  const kill = async (signal: NodeJS.Signals): Promise<number | null> => {
    const running = child
    if (!running) return null
    if (!ended(running)) {
      const exit = new Promise((resolve) => running.once('exit', resolve))
      running.kill(signal)
      await exit
    }
    return running.exitCode
  }

  const leaveNothing = (): void => {
    child?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  process.once('exit', leaveNothing)

  const app: App = {
    url,
    dataDir,
    get pid() {
      return child?.pid
    },
    log: () => log,
    hasEnded: () => child === undefined || ended(child),
    kill,
    restart: async () => {
      await kill('SIGTERM')
      await start()
    },
    stop: async () => {
      const force = setTimeout(() => child?.kill('SIGKILL'), SECONDS_TO_STOP * 1_000)
      await kill('SIGTERM')
      clearTimeout(force)
      process.off('exit', leaveNothing)
      leaveNothing()
    },
  }
  try {
    await start()
  } catch (error) {
    await app.stop()
    throw error
  }
  return app
}

const ended = (running: ChildProcess): boolean => running.exitCode !== null || running.signalCode !== null

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).status === 200
  } catch {
    return false
  }
}
