import * as z from 'zod/mini'
import type { Method, Route } from './route.ts'

/** A JSON Schema as the document has it. */
export interface Schema {
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  [keyword: string]: unknown
}

interface Answered {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, { schema: Schema }>
}

/** JSON Schema 2020-12 of a zod schema; what a refinement says beyond it is in the message of its refusal. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // that a number is one which JavaScript can hold goes without saying
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest as Schema
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

const failure: Schema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    message: { type: 'string', description: 'What is wrong and what to do, in plain words.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With 400: a message for each wrong field, nested names joined by dots.',
    },
    current: { description: 'With 409 for a stale version: the record as it is now.' },
    existingId: { type: 'integer', description: 'With 409: the record that is in the way.' },
    requestId: { type: 'string', description: 'With 500: what to tell the person who runs the server.' },
  },
}

const retryAfter = {
  'Retry-After': { description: 'After how many seconds to try again.', schema: { type: 'integer' } },
}

const refused = (description: string, headers?: Answered['headers']): Answered => ({
  description,
  ...(headers ? { headers } : {}),
  content: json({ $ref: '#/components/schemas/Failure' }),
})

const nextPage = {
  Link: {
    description: 'Address of the next page, with `rel="next"`; absent on the last page and without `limit`.',
    schema: { type: 'string' },
  },
}

const isPaged = ({ query }: Route) => Boolean(query && schemaOf(query, 'input').properties?.after)

const changes = (method: Method) => method !== 'GET'

const hasVersion = ({ body }: Route) => Boolean(body && schemaOf(body, 'input').properties?.version)

const binary: Schema = { type: 'string', format: 'binary' }
const fileField: Schema = { ...binary, description: 'The file.' }

/** What is sent: JSON, or a form with one file. */
function contentOf({ body, isUpload }: Route): Record<string, { schema: Schema }> | null {
  const schema = body && schemaOf(body, 'input')
  if (!isUpload) return schema ? json(schema) : null
  const properties = { ...schema?.properties, file: fileField }
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties, required: [...(schema?.required ?? []), 'file'] },
    },
  }
}

const refusedBodies = (isUpload = false) =>
  isUpload
    ? { 413: refused('The file is larger than 10 MB.'), 415: refused('No form, or no file of an accepted kind.') }
    : { 413: refused('Larger than 400 kB.'), 415: refused('Not JSON.') }

function answersOf(route: Route): Record<string, Answered> {
  const { method, path, answer, file, query, policy, conflict, throttled, isUpload } = route
  const body = contentOf(route)
  const conflicts = [conflict, hasVersion(route) && 'Somebody else has changed it since `version`.'].filter(Boolean)
  const success: Answered = file
    ? { description: 'The file.', content: Object.fromEntries(file.map((type) => [type, { schema: binary }])) }
    : {
        description: 'Success.',
        ...(isPaged(route) ? { headers: nextPage } : {}),
        content: json(answer ? schemaOf(answer, 'output') : {}),
      }
  const own = path.startsWith('/api/admin/')
  const signsIn = path.endsWith('/login')
  return {
    [route.status ?? 200]: success,
    ...(body || query ? { 400: refused('Bad input; `errors` names each wrong field.') } : {}),
    ...(policy || signsIn
      ? { 401: refused(signsIn ? 'Incorrect username or password, or a second factor is required.' : 'Not signed in.') }
      : {}),
    ...(own || changes(method) ? { 403: refused('Not allowed, or sent by a page of another site.') } : {}),
    ...(path.includes(':id') ? { 404: refused('There is no such record, or it is not yours.') } : {}),
    ...(conflicts.length > 0 ? { 409: refused(conflicts.join(' ')) } : {}),
    ...(body ? refusedBodies(isUpload) : {}),
    ...(throttled ? { 429: refused('Too many attempts.', retryAfter) } : {}),
    default: refused('500 with a request id, or 503 with `Retry-After` while the database cannot be reached.'),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Makes a repeated request happen once: the same key with the same body is answered with what was made, as it is now; with 409 where that is gone or no longer yours to read; with another body with 422.',
  schema: { type: 'string', maxLength: 200 },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header' as const,
  required: false,
  description:
    'The `version` of the record that the change is based on, such as "3": refused with 409 where somebody else has changed it since. Of records with a `version`; in a body it can be sent as `version` instead.',
  schema: { type: 'string' },
}

function parametersOf({ method, path, query }: Route) {
  const asked = query ? schemaOf(query, 'input') : {}
  return [
    ...(path.includes(':id')
      ? [
          {
            name: 'id',
            in: 'path' as const,
            required: true,
            description: 'Id of the record.',
            schema: { type: 'integer', minimum: 1 },
          },
        ]
      : []),
    ...Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: (asked.required ?? []).includes(name),
      description: String(schema.description ?? name),
      schema,
    })),
    ...(changes(method) ? [idempotencyKey] : []),
    ...(changes(method) && method !== 'POST' ? [ifMatch] : []),
  ]
}

/** `POST /api/admin/uniforms/items` is `postAdminUniformsItems`, in the group `uniforms`. */
const nameOf = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replaceAll(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/\W/g, '')

const groupOf = ({ path }: Route) => {
  const [, , first = '', second = ''] = path.split('/')
  return first === 'admin' ? second : first === 'parent' ? 'parent' : 'public and session'
}

export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

function operationOf(route: Route) {
  const { summary, policy } = route
  const content = contentOf(route)
  return {
    operationId: nameOf(route),
    summary,
    tags: [groupOf(route)],
    security: policy ? [{ session: [] }] : [],
    parameters: parametersOf(route),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: answersOf(route),
  }
}

export type Operation = ReturnType<typeof operationOf>

export const apiTitle = 'Kiewiet'

const description = `Every route uses the same services, checks and permissions as the GraphQL schema.

JSON in and out. The session is a cookie that a sign-in sets. Ids are numbers, dates \`yyyy-MM-dd\`, times \`HH:mm\`, timestamps
ISO 8601 in UTC. Numbers are accepted as numeric text too, unknown fields are ignored. Any other method of a path is
answered 405 with \`Allow\`, any other path under /api 404. A page of another site cannot change anything: 403.`

/**
 * OpenAPI 3.1 of the REST routes, made from the schemas that check them.
 * @param url where the server is reached
 */
export function describeRoutes(routes: readonly Route[], url: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = templateOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: apiTitle, version: '1.0.0', description },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kiewiet_session' } },
    },
  }
}
