import type { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import knex, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { lockDirectory } from './directoryLock.ts'

export interface Database {
  knex: Knex
  kind: 'embedded' | 'server'
  close(): Promise<void>
  /** Of an embedded database: serves other processes that ask the one that holds the folder. */
  onAsked?(serve: (socket: Socket, request: string) => void): void
}

const dateOid = 1082
const timeOid = 1083
const timestamptzOid = 1184
const bigintOid = 20

// Calendar dates and times of day stay text; moments become ISO 8601 text in UTC; counts become numbers.
pg.types.setTypeParser(dateOid, (text) => text)
pg.types.setTypeParser(timeOid, (text) => text.slice(0, 5))
pg.types.setTypeParser(timestamptzOid, (text) => new Date(text).toISOString())
pg.types.setTypeParser(bigintOid, Number)

const common = { client: 'pg', ...knexSnakeCaseMappers() } satisfies Knex.Config

/** Opens a PostgreSQL server (15 or later). A query that waits longer than 15 s for a connection fails. */
export function openServer(url: string, poolSize = 10): Database {
  const db = knex({
    ...common,
    connection: { connectionString: url, statement_timeout: 30_000, connectionTimeoutMillis: 2_000 },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 15_000,
  })
  return { knex: db, kind: 'server', close: () => db.destroy() }
}

const extensions = { btree_gist, citext, pg_trgm }

/**
 * Wraps an embedded database. It has one connection: a query outside the running transaction would wait for ever, so
 * waiting is cut off after 15 s and the transaction is always passed on.
 */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  const db = knex({
    ...common,
    connection: (() => createPgConfig(pglite)) as unknown as Knex.ConnectionConfigProvider,
    pool: { min: 1, max: 1 },
    acquireConnectionTimeout: 15_000,
  })
  return {
    knex: db,
    kind: 'embedded',
    async close() {
      await db.destroy()
      await pglite.close()
      await release()
    },
  }
}

/** An embedded database in memory, or a copy of a dumped one. For tests. */
export const createEmbedded = (loadDataDir?: Blob) => PGlite.create({ extensions, loadDataDir })

/**
 * Opens the embedded database in a folder, which it takes for this process alone.
 * @throws DirectoryInUseError while another process uses the folder
 */
export async function openEmbedded(dataDirectory: string): Promise<Database> {
  let serve = (socket: Socket, _request: string): void => void socket.destroy()
  const release = await lockDirectory(dataDirectory, (socket, request) => serve(socket, request))
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDirectory, 'database'), extensions })
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
