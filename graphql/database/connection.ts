import { randomBytes } from 'node:crypto'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import knex, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import './columnTypes.ts'
import { lockDirectory } from './directoryLock.ts'
import { makePrivate } from './privateFolder.ts'
import { lifting, longestPatience, longestSilence, longestStatement } from './timeLimits.ts'

export interface Database {
  knex: Knex
  kind: 'embedded' | 'server'
  /** How many connections are used and free, and how many requests wait for one. */
  connections(): { used: number; free: number; waiting: number }
  close(): Promise<void>
  /** Whether it answers within a second. */
  isThere(): Promise<boolean>
  /** Runs what may take long, such as migrations, without the time limits of a request. */
  withoutTimeLimits<Result>(run: (db: Knex) => Promise<Result>): Promise<Result>
  /** Of an embedded database: serves other processes that ask the one that holds the folder. */
  onAsked?(serve: (socket: Socket, request: string) => void): void
}

const common = {
  client: 'pg',
  // the values of a failed statement are people's names and addresses, and its message is logged
  compileSqlOnError: false,
  // what it would print is thrown as well, and answered
  log: { warn: () => {}, error: () => {} },
  ...knexSnakeCaseMappers(),
} satisfies Knex.Config

/** What is written in one tick, such as the statements of all loaders, leaves in one packet. */
class BatchingSocket extends Socket {
  #isHeld = false

  // oxlint-disable-next-line typescript/no-explicit-any -- passed on as it is
  override write(...written: any): boolean {
    if (!this.#isHeld) {
      this.#isHeld = true
      this.cork()
      process.nextTick(() => {
        this.#isHeld = false
        this.uncork()
      })
    }
    return super.write(...(written as Parameters<Socket['write']>))
  }
}

const isRead = /^\s*(?:select|with)\b[^;]*$/i

/** How knex begins the transactions that only read (`readTransaction`). */
const beginReading = 'BEGIN TRANSACTION ISOLATION LEVEL repeatable read READ ONLY;'

/** Each takes some memory of the server, on each connection. */
const mostPrepared = 300

/** The prepared statement is gone, as after `DISCARD ALL`, or a migration changed what it answers. */
const lostCodes = new Set(['26000', '0A000'])

type Answer = (error: (Error & { code?: string }) | null, result?: unknown) => void

/**
 * A connection on which PostgreSQL parses and plans a statement that reads once, however often it is sent. A transaction that
 * only reads begins together with its first statements, which the server runs after it. In a transaction whose time limits are
 * lifted it waits for the server as long.
 */
class PreparingClient extends pg.Client {
  #prepared = new Map<string, string>()
  #patience: { query_timeout?: number } = {}

  constructor(config?: pg.ClientConfig) {
    super(config)
    // when it breaks, the statements under way fail with the same
    this.on('error', () => {})
  }

  /** Its transaction is over: nothing waits any longer than usual. */
  restoreTimeLimits() {
    this.#patience = {}
  }

  /** Of no two connections the same: behind a pooler they may share one. */
  #nameOf(text: string): string | undefined {
    const known = this.#prepared.get(text)
    if (known || this.#prepared.size >= mostPrepared || !isRead.test(text)) return known
    const name = randomBytes(12).toString('base64url')
    this.#prepared.set(text, name)
    return name
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one of the many forms that the driver takes, which is the one of knex
  override query(config: any, answer?: any, ...rest: any[]): any {
    if (typeof answer !== 'function') return super.query(config, answer, ...(rest as []))
    if (config.text === lifting) this.#patience = { query_timeout: longestPatience }
    if (config.text === beginReading) {
      // it fails only with the connection, as do the statements after it
      super.query(config, () => {})
      return (answer as Answer)(null, { rows: [] })
    }
    const patient = { ...config, ...this.#patience }
    const name = this.#nameOf(config.text)
    if (!name) return super.query(patient, answer)
    const prepared: Answer = (error, result) => {
      if (lostCodes.has(error?.code ?? '')) this.#prepared.clear()
      ;(answer as Answer)(error, result)
    }
    return super.query({ ...patient, name }, prepared)
  }
}

/** A pool, and knex on it. Longer than `connectionTimeoutMillis` nobody waits for a connection. */
function connect(settings: pg.PoolConfig) {
  const pool = new pg.Pool({
    Client: PreparingClient,
    // statements of a transaction that are sent at the same time do not wait for each other's answers
    pipeline: true,
    idleTimeoutMillis: 30_000,
    ...settings,
  })
  // one that nobody used has broken: the next request opens another
  pool.on('error', () => {})
  pool.on('release', (_error, client) => {
    if (client instanceof PreparingClient) client.restoreTimeLimits()
  })
  const db = knex({ ...common, connectionPool: pool })
  return {
    knex: db,
    isThere: () =>
      db
        .raw('select 1')
        .timeout(1_000)
        .then(
          () => true,
          () => false,
        ),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      free: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      // waits for what is under way, whose connections knex would no longer give back once it is destroyed
      await pool.end()
      await db.destroy()
    },
  }
}

const limits = {
  statement_timeout: longestStatement,
  query_timeout: longestSilence,
  // a connection that nobody uses any more holds its locks no longer than this
  idle_in_transaction_session_timeout: 10_000,
}

/** Opens a PostgreSQL server (15 or later). A query that waits longer than 5 s for a connection fails. */
export function openServer(url: string, poolSize = 10): Database {
  const open = (settings: pg.PoolConfig, max: number) =>
    connect({
      connectionString: url,
      stream: () => new BatchingSocket(),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      max,
      ...settings,
    })
  return {
    ...open(limits, poolSize),
    kind: 'server',
    async withoutTimeLimits(run) {
      const patient = open({}, 2)
      try {
        return await run(patient.knex)
      } finally {
        await patient.close()
      }
    },
  }
}

export const extensions = { btree_gist, citext, pg_trgm }

/**
 * Wraps an embedded database. It has one connection: a query outside the running transaction would wait for ever, so
 * waiting is cut off after 15 s and the transaction is always passed on.
 */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  class EmbeddedClient extends PreparingClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(pglite) })
    }
  }
  const { close, ...connected } = connect({
    Client: EmbeddedClient,
    min: 1,
    max: 1,
    connectionTimeoutMillis: 15_000,
    // all clients are one session: what the last one left open, when it was given up, is not for the next one
    onConnect: async (client) => void (await client.query('rollback')),
  })
  return {
    ...connected,
    kind: 'embedded',
    withoutTimeLimits: (run) => run(connected.knex),
    async close() {
      await close()
      await pglite.close()
      await release()
    },
  }
}

export const databaseFolder = (dataDirectory: string) => join(dataDirectory, 'database')

/**
 * Opens the embedded database in a folder, which it takes for this process alone.
 * @throws DirectoryInUseError while another process uses the folder
 */
export async function openEmbedded(dataDirectory: string): Promise<Database> {
  let serve = (socket: Socket, _request: string): void => void socket.destroy()
  const release = await lockDirectory(dataDirectory, (socket, request) => serve(socket, request))
  try {
    const path = databaseFolder(dataDirectory)
    const pglite = await PGlite.create({ dataDir: path, extensions })
    // it makes its files readable for everybody, whatever the umask
    makePrivate(path)
    return {
      ...wrapEmbedded(pglite, release),
      onAsked(asked) {
        serve = asked
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
