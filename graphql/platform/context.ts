import type { Knex } from 'knex'
import type { Role } from '#graphql/values/roles.ts'
import type { Environment } from './environment.ts'
import type { Loaders } from '#graphql/data/loaders.ts'

/** What a member of staff does today: teaches a class, cooks, or keeps the gate. */
export interface CurrentDuty {
  kind: 'teacher' | 'kitchen' | 'gate'
  /** The class of a teacher; null for the others. */
  classId: number | null
}

/** The user who makes the request. A guest has no id. */
export type Viewer =
  | { role: 'guest'; id: null; email: null; sessionId: null }
  | {
      role: Role
      id: number
      email: string
      firstName: string
      lastName: string
      sessionId: string
      /** When the session was begun, or the viewer last proved again who they are; null at a tablet, which has no session. */
      authenticatedAt: string | null
      mustChangePassword: boolean
      /** Those in force today; administrators may do what every duty needs without one. */
      duties: readonly CurrentDuty[]
    }

export const guest: Viewer = { role: 'guest', id: null, email: null, sessionId: null }

/** All that a service needs to know about one request. */
export interface Context {
  /** The database, or the running transaction. */
  db: Knex
  /** Whether `db` is a running transaction: a nested one joins it. */
  isTransaction: boolean
  /** What a read leaves to be written once its transaction has ended; null outside of a read. See `afterRead`. */
  afterRead: ((context: Context) => Promise<unknown>)[] | null
  /** A guest until the session was read. */
  viewer: Viewer
  sessionCookie: string | undefined
  /** The account whose page sent the request, where it says so: it is the page of nobody once another one has signed in. */
  pageOf?: string | undefined
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
  /** The answer says which SQL statements were made for it: see `SHOW_STATEMENTS`. */
  showStatements: boolean
  /** The secret of a paired tablet, from its cookie. */
  roomToken: string | undefined
  setDevices(tokens: readonly string[]): void
  /** Sets or, with null, removes the cookie of a paired tablet. */
  setRoom(token: string | null): void
  /** Sets or, with null, removes the session cookie of the answer. */
  setSession(token: string | null): Promise<void>
}

/** Reads who sent a request: the account of its session, or a guest. The accounts hand it to the server at start. */
export type ReadViewer = (context: Context) => Promise<Viewer>
