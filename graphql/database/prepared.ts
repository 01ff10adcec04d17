import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { beginsAsRead } from './reads.ts'

/** PostgreSQL keeps each of them in every connection, so there is an end to it. */
const mostPrepared = 200
/** Statements that were made once are remembered up to this many, then forgotten all together. */
const mostRemembered = 2_000

interface Statement {
  sql: string
  options?: { name?: string }
}

/** What a migration by a newer instance may do to a plan that was made before it. */
const isOutdated = (error: unknown) => /cached plan must not change result type/.test(String(error))

/**
 * Lets PostgreSQL keep the plans of reads that come again: making one costs it more than carrying it out. A statement is
 * named the second time it is made, except inside transactions, where one that fails could not be made again.
 */
export function prepareReads({ client }: Knex) {
  const once = new Set<string>()
  const names = new Map<string, string>()
  let generation = 0

  function nameOf(sql: string): string | null {
    const known = names.get(sql)
    if (known || names.size >= mostPrepared) return known ?? null
    if (!once.delete(sql)) {
      if (once.size >= mostRemembered) once.clear()
      once.add(sql)
      return null
    }
    const name = `${generation}.${createHash('sha256').update(sql).digest('base64url').slice(0, 20)}`
    names.set(sql, name)
    return name
  }

  const plain: (connection: object, statement: Statement) => Promise<Statement> = client._query.bind(client)
  client._query = async (connection: { __knexTxId?: string }, statement: Statement) => {
    const isRead = !connection.__knexTxId && beginsAsRead(statement.sql)
    const name = isRead ? nameOf(statement.sql) : null
    if (!name) return plain(connection, statement)
    try {
      return await plain(connection, { ...statement, options: { ...statement.options, name } })
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.clear()
      generation += 1
      return plain(connection, statement)
    }
  }
}
