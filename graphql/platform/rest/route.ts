import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { admin, type Policy } from '../policy.ts'
import { done } from './answer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type Answered<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown

interface Request<Body, Query> {
  context: Context
  body: Body
  query: Query
  id: number
  /** Version of the record that a change is based on, where the header `If-Match` says it; a body gets it as `version`. */
  version: number | undefined
  /** Aborted when the client is gone, for what takes long. */
  signal: AbortSignal
}

/** A file that was sent, held in memory. */
export interface Upload {
  bytes: Buffer
  /** Name that it had where it came from. Says nothing of what it is. */
  name: string
}

/** An answer that is a file, for a browser to show or to keep: at hand, or sent while it is read or made. */
export class Download<Content extends Buffer | Readable = Buffer | Readable> {
  constructor(
    readonly content: Content,
    /** Name under which it is saved, ending included. */
    readonly name: string,
    /** Media type, such as `application/pdf`. */
    readonly type: string,
    readonly shown: 'inline' | 'attachment' = 'inline',
    /** In bytes, where it is known. */
    readonly size?: number,
  ) {}
}

/** An answer that grows while the work goes on: one line of JSON each, sent as soon as it is there. */
export class Lines<Value = unknown> {
  constructor(
    readonly values: AsyncIterable<Value>,
    readonly present: (value: Value) => object,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for await (const value of this.values) yield `${JSON.stringify(this.present(value))}\n`
  }
}

/** An answer that may be one page of a list: the address of the next one goes into the header `Link` (RFC 8288). */
export class ListPage<Body = unknown> {
  readonly nextCursor: string | null

  constructor(
    readonly body: Body,
    { pageInfo }: { pageInfo: { endCursor: string | null; hasNextPage: boolean } },
  ) {
    this.nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null
  }
}

type PageOf<Node> = ConstructorParameters<typeof ListPage>[1] & { edges: { node: Node }[] }
type Present<Node, Shown> = (node: Node) => Shown | Promise<Shown>

/** Such an answer of a page of records, each as it is presented. */
export const listed = async <Node, Shown>(page: PageOf<Node>, present: Present<Node, Shown>) =>
  new ListPage(await Promise.all(page.edges.map(({ node }) => present(node))), page)

/** A whole list that is documented under a name, each record as it is presented. */
export async function allAs<Name extends string, Node, Shown>(
  name: Name,
  nodes: readonly Node[],
  present: Present<Node, Shown>,
) {
  const body = await Promise.all(nodes.map((node) => present(node)))
  return { success: true, [name]: body } as { success: boolean } & Record<Name, Shown[]>
}

/** The same for a page of one. */
export async function listedAs<Name extends string, Node, Shown>(
  name: Name,
  page: PageOf<Node>,
  present: Present<Node, Shown>,
) {
  const nodes = page.edges.map(({ node }) => node)
  return new ListPage(await allAs(name, nodes, present), page)
}

/** An answer that says what was changed, and shows the record. */
export const changed = <Shown extends object>(message: string, shown: Shown) => ({ success: true, message, ...shown })

/** The same where nothing of the record is shown. */
export const confirmed = async (message: string, change: Promise<unknown>) => {
  await change
  return changed(message, {})
}

/** One documented route: read, check with the form's schema, call the service, shape the answer. */
export interface Route {
  method: Method
  path: string
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Checked before the body is parsed, so that a stranger learns nothing from its errors; the service checks it again. */
  policy?: Policy
  /** Status of success; 200 unless given. */
  status?: number
  /**
   * The body is a form with one file in the field `file`; the fields beside it are checked with `body`. Other routes
   * take JSON alone.
   */
  isUpload?: boolean
  answer?: z.ZodMiniType
  file?: readonly string[]
  /** What else is refused with 409, in words. A change based on an older version is said of itself. */
  conflict?: string
  /** Slowed down for callers who ask too often: 429. */
  throttled?: boolean
  /** Answers what is sent as JSON, a `ListPage`, a `Download` or `Lines`. `upload` is there on routes that take one. */
  handle(request: Request<unknown, unknown> & { upload?: Upload }): Promise<unknown>
}

type Definition = Omit<Route, 'method' | 'path' | 'isUpload' | 'body' | 'query' | 'answer' | 'handle'>

const routeOf =
  (method: Method, rest: Pick<Route, 'policy' | 'answer'>) =>
  <
    Body extends z.ZodMiniType | undefined = undefined,
    Query extends z.ZodMiniType | undefined = undefined,
    Answer extends z.ZodMiniType | undefined = undefined,
  >(
    path: string,
    definition: Definition & {
      body?: Body
      query?: Query
      answer?: Answer
      handle(request: Request<Output<Body>, Output<Query>>): Promise<Answered<Answer> | ListPage<Answered<Answer>>>
    },
  ): Route =>
    ({ method, path, ...rest, ...definition }) as unknown as Route

const routesFor = (rest: Pick<Route, 'policy'>) => ({
  get: routeOf('GET', rest),
  post: routeOf('POST', rest),
  put: routeOf('PUT', rest),
  patch: routeOf('PATCH', rest),
  delete: routeOf('DELETE', { ...rest, answer: done({}) }),
})

/** Declare a route with the types that its schemas give; `adminRoute` one for administrators alone. */
export const route = routesFor({})
export const adminRoute = routesFor({ policy: admin })

/** Declares a route to which one file is posted as `multipart/form-data`. */
export function uploadRoute<
  Body extends z.ZodMiniType | undefined = undefined,
  Answer extends z.ZodMiniType | undefined = undefined,
>(
  path: string,
  definition: Omit<Definition, 'policy'> & {
    /** Asked before a byte of the file is read. */
    policy: Policy
    body?: Body
    answer?: Answer
    handle(request: Request<Output<Body>, undefined> & { upload: Upload }): Promise<Answered<Answer>>
  },
): Route {
  return { method: 'POST', path, ...definition, isUpload: true } as unknown as Route
}
