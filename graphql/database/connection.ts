import type { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import knex, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { lockDirectory } from './directoryLock.ts'
import { makePrivate } from './privateFolder.ts'

export interface Database {
  knex: Knex
  kind: 'embedded' | 'server'
  close(): Promise<void>
  /** Whether it answers within a second. */
  isThere(): Promise<boolean>
  /** Runs what may take long, such as migrations, without the time limits of a request. */
  withoutTimeLimits<Result>(run: (db: Knex) => Promise<Result>): Promise<Result>
  /** Of an embedded database: serves other processes that ask the one that holds the folder. */
  onAsked?(serve: (socket: Socket, request: string) => void): void
}

const dateOid = 1082
const timeOid = 1083
const timestamptzOid = 1184
const bigintOid = 20

/** A moment in ISO 8601, of one in UTC as PostgreSQL writes it, with as many digits of the second as it has. */
function momentOf(text: string): string {
  const isUsual = text[10] === ' ' && text.endsWith('+00')
  if (!isUsual) return new Date(text).toISOString()
  // rearranging takes a tenth of the time of reading and writing it, and lists have thousands
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

// Calendar dates and times of day stay text; moments become ISO 8601 text in UTC; counts become numbers.
pg.types.setTypeParser(dateOid, (text) => text)
pg.types.setTypeParser(timeOid, (text) => text.slice(0, 5))
pg.types.setTypeParser(timestamptzOid, momentOf)
pg.types.setTypeParser(bigintOid, Number)

const common = {
  client: 'pg',
  // the values of a failed statement are people's names and addresses, and its message is logged
  compileSqlOnError: false,
  // what it would print is thrown as well, and answered
  log: { warn: () => {}, error: () => {} },
  ...knexSnakeCaseMappers(),
} satisfies Knex.Config

/** Statements of a transaction that are sent at the same time do not wait for each other's answers. */
const pipelined = { pipeline: true }

const isThere = (db: Knex) => () =>
  db
    .raw('select 1')
    .timeout(1_000)
    .then(
      () => true,
      () => false,
    )

/** A statement takes no longer, in milliseconds: the server ends it. */
const longestStatement = 4_500

/** Longer than that the server has not answered: the line is silent, and the driver closes the connection. */
const longestSilence = 5_000

const limits = {
  statement_timeout: longestStatement,
  query_timeout: longestSilence,
  // a connection that nobody uses any more holds its locks no longer than this
  idle_in_transaction_session_timeout: 10_000,
}

/** Opens a PostgreSQL server (15 or later). A query that waits longer than 5 s for a connection fails. */
export function openServer(url: string, poolSize = 10): Database {
  const open = (settings: Knex.PgConnectionConfig, max: number) =>
    knex({
      ...common,
      connection: { connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true, ...pipelined, ...settings },
      pool: { min: 0, max },
      acquireConnectionTimeout: 5_000,
    })
  const db = open(limits, poolSize)
  return {
    knex: db,
    kind: 'server',
    isThere: isThere(db),
    async withoutTimeLimits(run) {
      const patient = open({}, 2)
      try {
        return await run(patient)
      } finally {
        await patient.destroy()
      }
    },
    close: () => db.destroy(),
  }
}

const extensions = { btree_gist, citext, pg_trgm }

/**
 * Wraps an embedded database. It has one connection: a query outside the running transaction would wait for ever, so
 * waiting is cut off after 15 s and the transaction is always passed on.
 */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  const db = knex({
    ...common,
    connection: (() => ({ ...createPgConfig(pglite), ...pipelined })) as unknown as Knex.ConnectionConfigProvider,
    pool: { min: 1, max: 1 },
    acquireConnectionTimeout: 15_000,
  })
  return {
    knex: db,
    kind: 'embedded',
    isThere: isThere(db),
    withoutTimeLimits: (run) => run(db),
    async close() {
      await db.destroy()
      await pglite.close()
      await release()
    },
  }
}

/**
 * An embedded database in memory, or a copy of a dumped one. For tests, which copy it often: its log is in small files, and
 * it need not clear the usual 128 MB of buffers first.
 */
export const createEmbedded = (loadDataDir?: Blob) =>
  PGlite.create({
    extensions,
    loadDataDir,
    initDbStartParams: ['--wal-segsize=1'],
    postgresqlconf: ['shared_buffers=16MB', 'wal_recycle=off'],
  })

/**
 * Opens the embedded database in a folder, which it takes for this process alone.
 * @throws DirectoryInUseError while another process uses the folder
 */
/** Where the embedded database lies. */
export const databaseFolder = (dataDirectory: string) => join(dataDirectory, 'database')

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
