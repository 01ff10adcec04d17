/** Header of a request that asks for its SQL statements: sent by the sandbox, read where `SHOW_STATEMENTS` is on. */
export const statementsHeader = 'x-kiewiet-statements'

export interface Statement {
  sql: string
  /** What is bound to `$1`, `$2` and so on, long texts shortened. */
  values: string[]
  /** Milliseconds until its answer; null for `begin`, `commit` and what was not answered. */
  ms: number | null
  /** Rows that it read or changed. */
  rows: number | null
}

/** `extensions.sql` of an answer. */
export interface StatementReport {
  count: number
  /** Milliseconds that the operation took. Statements that travel together overlap, so that theirs do not add up to it. */
  ms: number
  rows: number
  statements: Statement[]
}
