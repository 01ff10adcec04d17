import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './freePort.ts'
import { ensurePostgres, serverUser } from './postgresPrograms.ts'

const SECONDS_TO_START = 60
const STOP_SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export type PostgresServer = {
  /** Of the maintenance database, as a superuser. */
  readonly url: string
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>
  /** Stops the server and keeps its data: `fast` ends its sessions, `immediate` is a crash. */
  pause(mode?: keyof typeof STOP_SIGNALS): Promise<void>
  /** Starts it again on the same port, stopping it first where it runs. */
  restart(): Promise<void>
  /** Stops the server and deletes all it held. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** Major version; any that is installed, if none is given. */
  version?: number
  /** Wait for the disk as a real server does. Tests seldom need that, and are faster without. */
  durable?: boolean
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free port of the loopback interface, without
 * passwords. It ends with this process at the latest.
 */
export async function startPostgres({ version, durable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = ensurePostgres(version)
  const user = serverUser()
  const home = mkdtempSync(join(tmpdir(), 'kiewiet-postgres-'))
  chmodSync(home, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const asServer = { ...user, cwd: home, env }

  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...asServer, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = ['max_connections=200', 'shared_buffers=64MB', ...(durable ? [] : ['fsync=off'])]
  const args = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    home,
    ...settings.flatMap((text) => ['-c', text]),
  ]

  let child: ChildProcess | undefined
  let log = ''

  const ended = (running: ChildProcess): boolean => running.exitCode !== null || running.signalCode !== null

  const start = async (): Promise<void> => {
    const running = spawn(join(programs, 'postgres'), args, { ...asServer, stdio: ['ignore', 'ignore', 'pipe'] })
    child = running
    running.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000)
    })
    const deadline = Date.now() + SECONDS_TO_START * 1_000
    while (!(await answers(url))) {
      if (ended(running) || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`)
      await pause(50)
    }
  }

  const halt = async (mode: keyof typeof STOP_SIGNALS = 'fast'): Promise<void> => {
    const running = child
    child = undefined
    if (!running || ended(running)) return
    const exit = new Promise((resolve) => running.once('exit', resolve))
    running.kill(STOP_SIGNALS[mode])
    await exit
  }

  const leaveNothing = (): void => {
    child?.kill('SIGQUIT')
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  process.once('exit', leaveNothing)
  await start()

  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    pause: halt,
    restart: async () => {
      await halt()
      await start()
    },
    stop: async () => {
      await halt()
      process.off('exit', leaveNothing)
      leaveNothing()
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href
}
