import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { inject } from 'vitest'
import { cookieNameOn, sealToken, sessionCookie, startSession } from '#graphql/accounts/session.service.ts'
import { User } from '#graphql/accounts/user.model.ts'
import type { Database } from '#graphql/database/connection.ts'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import type { Renderer } from '#graphql/platform/http/pages.ts'
import { type Environment, readEnvironment } from '#graphql/platform/environment.ts'
import { wholeBody } from '#graphql/platform/mail/outbox.ts'
import { createApp } from '#graphql/platform/http/app.ts'
import type { Route } from '#graphql/platform/rest/route.ts'
import { features } from '#graphql/features.ts'
import { createSchema } from '#graphql/schema.ts'
import { buildChild, buildUser, type NewChild, type NewUser } from '#graphql/database/demo/build.ts'
import { addChildren } from '#graphql/database/demo/placements.ts'
import { type Filling, openCopy } from './templates.ts'

export const testSecret = 'a secret for tests alone, long enough'

const schema = createSchema()

export interface Options {
  /** What the database holds; the demo centre unless said otherwise. */
  filling?: Filling
  /** A database of the test's own making, closed with the app. */
  database?: Database
  environment?: Partial<Environment>
  /** Routes beside the documented ones, to see how the server treats what they do. */
  routes?: Route[]
  renderer?: Renderer
  /** Folder of built files. */
  webRoot?: string
  /** Texts of the operations that are run for everyone; any is without. */
  documents?: ReadonlySet<string>
  /** Called before the server's own routes are there. */
  extend?: (app: FastifyInstance) => void
}

export interface Sending {
  body?: unknown
  /** A form with a file instead of a JSON body. */
  form?: FormData
  /** Cookie of the person who asks; a guest without. */
  cookie?: string
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  /** The body, as the test expects it; null where it is no JSON. */
  json: Body
}

/** An error of GraphQL, with what its extensions say. */
export interface ShownError {
  message: string
  code: string
  fields?: Record<string, string>
  current?: { version: number; status: string }
}

interface GraphQLBody<Data> {
  data?: Data
  errors?: { message: string; extensions: Omit<ShownError, 'message'> }[]
}

export interface GraphQLAnswer<Data> extends Answer<GraphQLBody<Data>> {
  /** What was asked for. Reading it fails where the operation did. */
  data: Data
  /** The first error, or null. */
  error: ShownError | null
}

export interface TestApp {
  app: FastifyInstance
  database: Database
  db: Knex
  environment: Environment
  rest<Body = unknown>(method: string, url: string, sending?: Sending): Promise<Answer<Body>>
  graphql<Data = unknown>(
    document: string,
    variables?: Record<string, unknown>,
    sending?: Omit<Sending, 'body'>,
  ): Promise<GraphQLAnswer<Data>>
  /** Signs a demo account in, as its form does. */
  signIn(username: 'admin' | 'parent' | 'teacher'): Promise<string>
  /** A new account with a running session. It has no password. */
  addUser(overrides?: Partial<NewUser>): Promise<{ id: number; email: string; cookie: string }>
  /** The same with a child, without which an account has only registered. */
  addParent(overrides?: Partial<NewUser>): Promise<{ id: number; email: string; cookie: string }>
  /** A new child, linked to these accounts. */
  addChild(overrides?: Partial<NewChild>, parentIds?: number[]): Promise<number>
  /** The text of the last e-mail to an address, as its reader gets it, that says something; empty without one. */
  lastTextTo(recipient: string, saying?: string): Promise<string>
  close(): Promise<void>
}

export const cookieOf = (answer: Answer): string => {
  const header = [answer.headers['set-cookie']].flat().find((value) => String(value).startsWith(`${sessionCookie}=`))
  return String(header ?? '').split(';')[0] ?? ''
}

let requests = 0

/** Each request comes from an address of its own, so that the limits for one sender do not add up over a file of tests. */
function nextAddress(): string {
  requests += 1
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
}

/** A form as a browser sends it. */
export async function formBody(form: FormData) {
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Lines of JSON as one list. */
const listOf = (lines: string) => `[${lines.trim().replaceAll('\n', ',')}]`

function senders(app: FastifyInstance) {
  const rest = async <Body = unknown>(
    method: string,
    url: string,
    { body, form, cookie, headers }: Sending = {},
  ): Promise<Answer<Body>> => {
    const sent = form ? await formBody(form) : null
    const response = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: nextAddress(),
      headers: { ...(cookie ? { cookie } : {}), ...sent?.headers, ...headers },
      ...(sent ? { payload: sent.bytes } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const type = String(response.headers['content-type'])
    const [isJson, isLines] = [type.includes('json'), type.includes('ndjson')]
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json:
        isJson && response.body
          ? (JSON.parse(isLines ? listOf(response.body) : response.body) as Body)
          : (null as Body),
    }
  }
  const graphql = async <Data = unknown>(
    document: string,
    variables: Record<string, unknown> = {},
    sending: Omit<Sending, 'body'> = {},
  ): Promise<GraphQLAnswer<Data>> => {
    const body = { query: document, variables }
    const answer = await rest<GraphQLBody<Data>>('POST', '/graphql', { ...sending, body })
    const first = answer.json?.errors?.[0]
    return {
      ...answer,
      data: answer.json?.data as Data,
      error: first ? { message: first.message, ...first.extensions } : null,
    }
  }
  return { rest, graphql }
}

/** The whole server without a network port, on a database of its own that nobody else sees. */
export async function openTestApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await openCopy(inject('templateFolder'), options.filling ?? 'demo'))
  const db = database.knex
  const dataDirectory = mkdtempSync(join(tmpdir(), 'kiewiet-test-'))
  const environment: Environment = {
    ...readEnvironment({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: testSecret,
      DATA_DIR: dataDirectory,
      DEMO: 'true',
    }),
    ...options.environment,
  }
  const app = await createApp({
    environment,
    database,
    schema,
    ...features,
    routes: [...features.routes, ...(options.routes ?? [])],
    renderer: options.renderer ?? null,
    extend: options.extend,
    webRoot: options.webRoot ?? '/nowhere',
    documents: options.documents ?? null,
  })
  const { rest, graphql } = senders(app)
  const self: TestApp = {
    app,
    database,
    db,
    environment,
    rest,
    graphql,
    async signIn(username) {
      const account = demoAccounts.find((demo) => demo.username === username)
      const answer = await rest('POST', '/api/auth/login', { body: { username, password: account?.password } })
      if (answer.status !== 200) throw new Error(`Could not sign ${username} in: ${answer.text}`)
      return cookieOf(answer)
    },
    async addUser(overrides) {
      const user = await User.query(db).insertAndFetch(buildUser(overrides))
      const token = await startSession(db, user, 'test')
      return {
        id: user.id,
        email: user.email,
        cookie: `${cookieNameOn(environment.PUBLIC_URL)}=${await sealToken(token, environment)}`,
      }
    },
    async addParent(overrides) {
      const user = await self.addUser(overrides)
      await self.addChild({}, [user.id])
      return user
    },
    async lastTextTo(recipient, saying = '') {
      const emails = await db('emails').where({ recipient }).orderBy('id', 'desc')
      const texts = await Promise.all(emails.map((email) => wholeBody(email, environment)))
      return texts.find((text) => text.includes(saying)) ?? ''
    },
    async addChild(overrides, parentIds = []) {
      // long enough ago for whatever a test records of the child
      const child = buildChild({ enrolledOn: '2024-01-08', ...overrides })
      const [id = 0] = await addChildren(db, [child])
      for (const parentId of parentIds) await db('guardianships').insert({ parentId, childId: id })
      return id
    },
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
  return self
}

/** The id under which a token is stored: sessions and invitations keep the hash alone. */
export const storedIdOf = (token: string) => createHash('sha256').update(token).digest('base64url')
