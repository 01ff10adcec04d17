import type { ExecutionResult } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import type { Knex } from 'knex'
import type { Role } from '#graphql/accounts/accounts.rules.ts'
import type { Environment } from './environment.ts'
import type { Loaders } from '#graphql/data/loaders.ts'

/** Whoever makes the request. A guest has no id. */
export type Viewer =
  | { role: 'guest'; id: null; email: null; sessionId: null }
  | {
      role: Role
      id: number
      email: string
      firstName: string
      lastName: string
      sessionId: string
      mustChangePassword: boolean
    }

export const guest: Viewer = { role: 'guest', id: null, email: null, sessionId: null }

/** A state of the database. */
export interface State {
  /** PostgreSQL's snapshot: which transactions are seen in it. */
  snapshot: string
  /** Version of what public pages show. */
  content: string
}

export interface Outcome {
  /** Whether it was a query that was answered without an error. */
  isPlainRead: boolean
  /** The query as it was compiled. */
  query?: CompiledQuery
  /** What was answered before Apollo was asked. */
  result?: ExecutionResult
}

/** All that a service needs to know about one request. */
export interface Context {
  /** The database, or inside `change` the running transaction. */
  db: Knex
  /** Set inside `change`: a nested change joins this transaction. */
  isTransaction: boolean
  viewer: Viewer
  /** The state of the database that the request began with; null where it was not asked for. */
  asOf: State | null
  /** Of a GraphQL request. Apollo copies what it is handed, so that it stands in an object of its own. */
  outcome: Outcome
  environment: Environment
  requestId: string
  /** From the `Idempotency-Key` header. */
  idempotencyKey: string | null
  userAgent: string | null
  /** Where the request came from; what the proxy in front says, where one is trusted. */
  clientAddress: string
  loaders: Loaders
  /** From the cookie that accounts are remembered by that have signed in with this browser. */
  deviceTokens: readonly string[]
  setDevices(tokens: readonly string[]): void
  /** Sets or, with null, removes the session cookie of the answer. */
  setSession(token: string | null): Promise<void>
}
