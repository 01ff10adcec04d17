import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExecutionResult } from 'graphql'
import type { Knex } from 'knex'
import type { Context } from '../context.ts'
import type { Statement, StatementReport } from './statements.rules.ts'

interface Recorded {
  statement: Statement
  sentAt: number
}

/** The statements of the operation that runs, where they are recorded. */
const recorder = new AsyncLocalStorage<Recorded[]>()

const longestValue = 200
const shorten = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)

const textOf = (value: unknown) => {
  if (Buffer.isBuffer(value)) return `${value.length} bytes`
  return shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
}

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10

/** How many rows a statement answered: a list, one of them, a count of changed ones, or the driver's own result. */
function rowsOf(response: unknown): number {
  if (Array.isArray(response)) return response.length
  if (typeof response === 'number') return response
  const { rowCount } = (response ?? {}) as { rowCount?: number | null }
  return rowCount ?? (response ? 1 : 0)
}

/** Answers come in the order of their statements, so that the first of the same words is meant. */
function answered(sql: string, rows: number) {
  const found = recorder.getStore()?.find(({ statement }) => statement.ms === null && statement.sql === sql)
  if (found) Object.assign(found.statement, { rows, ms: tenths(performance.now() - found.sentAt) })
}

/** Follows the statements of a database. Those of an operation that is not recorded are let go. */
export function followStatements(db: Knex) {
  db.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    const recorded = recorder.getStore()
    if (!recorded) return
    const statement = { sql, values: (bindings ?? []).map(textOf), ms: null, rows: null }
    recorded.push({ statement, sentAt: performance.now() })
  })
  db.on('query-response', (response: unknown, { sql }: { sql: string }) => answered(sql, rowsOf(response)))
  db.on('query-error', (_error: unknown, { sql }: { sql: string }) => answered(sql, 0))
}

function reportOf(recorded: readonly Recorded[], ms: number): StatementReport {
  const statements = recorded.map(({ statement }) => statement)
  const rows = statements.reduce((sum, statement) => sum + (statement.rows ?? 0), 0)
  return { count: statements.length, ms: tenths(ms), rows, statements }
}

/** Runs an operation; where the request asked for its SQL statements, they come in the `extensions` of the answer. */
export async function withStatements(
  { showStatements }: Context,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!showStatements) return run()
  const recorded: Recorded[] = []
  const start = performance.now()
  const result = await recorder.run(recorded, run)
  return { ...result, extensions: { ...result.extensions, sql: reportOf(recorded, performance.now() - start) } }
}
