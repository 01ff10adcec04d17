import type * as z from 'zod/mini'
import type { Context } from './context.ts'
import type { Policy } from './policy.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

interface Request<Body, Query> {
  context: Context
  body: Body
  query: Query
  /** The number in the path, where it has one. */
  id: number
}

/** An answer that is a file, for a browser to show or to keep. */
export class Download {
  constructor(
    readonly bytes: Buffer,
    /** Name under which it is kept, ending included. */
    readonly name: string,
    /** Media type, such as `application/pdf`. */
    readonly type: string,
    /** Shown in the browser, or kept at once. */
    readonly shown: 'inline' | 'attachment' = 'inline',
  ) {}
}

/** One documented route: read, check with the form's schema, call the service, shape the answer. */
export interface Route {
  method: Method
  path: string
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Asked before the body is looked at, so that a stranger learns nothing from its errors; the service asks again. */
  policy?: Policy
  /** Status of success; 200 unless given. */
  status?: number
  /** Answers what is sent as JSON, or a `Download`. */
  handle(request: Request<unknown, unknown>): Promise<unknown>
}

/** Declares a route with the types that its schemas give. */
export function route<
  Body extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
>(
  definition: Omit<Route, 'body' | 'query' | 'handle'> & {
    body?: Body
    query?: Query
    handle(request: Request<Output<Body>, Output<Query>>): Promise<unknown>
  },
): Route {
  return definition as unknown as Route
}
