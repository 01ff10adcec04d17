import { PGlite } from '@electric-sql/pglite'
import { extensions } from '#graphql/database/connection.ts'

/**
 * An embedded database in memory, or a copy of a dumped one. It is copied often: its log is in small files, and it need not
 * clear the usual 128 MB of buffers first.
 */
export const createEmbedded = (loadDataDir?: Blob) =>
  PGlite.create({
    extensions,
    loadDataDir,
    initDbStartParams: ['--wal-segsize=1'],
    postgresqlconf: ['shared_buffers=16MB', 'wal_recycle=off'],
  })
